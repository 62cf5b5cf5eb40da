/// Words of medicine.
extension PlainWords {
    static let medicine = [
        // Illnesses.
        WordFamily(
            [.count, .special],
            """
            abscess accident aggression allergy anemia aneurysm anomaly anxiety arrest arrhythmia
            arthritis aspiration asthma atrophy attack bleeding bronchitis cancer carcinoma cirrhosis coma
            complication constipation contraction contusion convulsion cyst deficiency deficit dehydration
            delirium dementia depression deterioration diabetes disability disease disorder distress
            disturbance dysfunction dysplasia dystrophy edema embolism emergency emphysema enlargement
            epilepsy episode exhaustion failure fatigue fever fibrillation fibrosis fracture gangrene
            glaucoma hemorrhage hepatitis hernia hyperactivity hypertension hypertrophy hypotension
            hypoxia illness imbalance impairment impulsivity incontinence infarction infection infertility
            inflammation injury instability insufficiency intolerance intoxication ischemia jaundice
            laceration lesion leukemia lupus lymphoma malformation malnutrition melanoma meningitis
            migraine myopathy necrosis nephritis neuralgia neuropathy obesity obstruction occlusion
            osteoporosis overdose pain palsy panic paralysis perforation pneumonia poisoning prolapse
            psoriasis psychosis reaction recurrence reflux regurgitation rejection relapse retardation
            retinopathy rigidity rupture sarcoma scarring sclerosis seizure sepsis shock sickness spasm
            stenosis strain stress stroke swelling syncope syndrome tachycardia tension thrombosis
            toxicity trauma tremor tuberculosis tumor ulcer vasculitis vertigo virus weakness
            """),
        // Treatments.
        WordFamily(
            [.count, .special],
            """
            ablation activity admission amputation analgesia analysis anesthesia angiography angioplasty
            aspiration assay assessment biopsy breath bypass care catheter catheterization chemotherapy
            clinic consultation contraception counseling culture defibrillation delivery device diagnosis
            dialysis diet disinfection dissection dose drainage drug embolization endoscopy evaluation
            examination excision exercise fertilization filtration fixation function graft hospitalization
            imaging immunization immunotherapy implant implantation incision infusion injection inspection
            intervention intubation irrigation laparoscopy lavage ligation mammography massage measurement
            medication monitoring nursing nutrition observation operation oxygenation patch perfusion
            pharmacy prescription pressure procedure prognosis prophylaxis prosthesis psychotherapy
            puncture radiation radiography radiotherapy reconstruction reflex rehabilitation removal
            repair replacement resection response resuscitation scan screening secretion sedation
            sonography spectroscopy sterilization stimulation stimulus surgery suture test therapy
            tomography transfusion transplant transplantation treatment trial ultrasound vaccination
            vaccine ventilation volume
            """),
        // Parts of the body.
        WordFamily(
            [.count, .special],
            """
            abdomen airway ankle aorta arm artery atrium bladder blood body bone bowel brain breast
            bronchus canal capillary cartilage cavity cell cheek chest chin colon cornea cortex disc duct
            ear elbow esophagus eye face femur fetus finger foot forearm gallbladder ganglion gland hand
            head heart heel hip intestine jaw joint kidney knee larynx leg lens ligament limb lip liver
            lobe lung lymph mandible marrow membrane mouth muscle nail neck nerve node nose organ ovary
            palate pancreas pelvis placenta plasma plexus prostate pupil rectum retina rib scalp septum
            serum shoulder sinus skin skull spine spleen sternum stomach tendon testis throat thumb
            thyroid tibia tissue toe tongue tonsil tooth trachea tract urethra urine uterus valve vein
            ventricle vertebra vessel wrist
            """),
        // Substances.
        WordFamily(
            [.count, .special],
            """
            acetate acid albumin alcohol aldehyde alkaloid amine androgen antibody antigen bacteria base
            bicarbonate calcium carbohydrate carbon catalyst chloride cholesterol chromium chromosome
            coagulant collagen complex compound cortisol creatinine dioxide dopamine electrolyte enzyme
            ester estrogen factor fat fiber fibrin fluoride folate gene globulin glucagon glucose glycogen
            growth hemoglobin histamine hormone hydrogen hydroxide inhibitor insulin iodine ion iron
            isotope ketone kinase lactate lipid lipoprotein lysine magnesium marker metabolite molecule
            monoxide mutation nitrate nitrogen nucleotide oxide oxygen parasite pathogen peptide peroxide
            phosphate plasmid polymer potassium progesterone protein receptor ribosome salt selenium
            serotonin sodium starch steroid sugar sulfate testosterone thyroxine toxin transferase
            triglyceride urea virus vitamin zinc
            """),
        // Adjectives of medicine.
        WordFamily(
            [.adjective, .special],
            """
            abdominal abnormal acquired acute allergic alveolar anal anterior antibiotic antiviral aortic
            arterial atopic atrial atypical autoimmune bacterial benign bilateral biliary bipolar
            bronchial cardiac cardiopulmonary cardiovascular carotid central cerebral cerebrovascular
            cervical chronic clinical cognitive compulsive congenital congestive continuous corneal
            coronary cortical cranial cutaneous deep degenerative dental dermal diabetic diastolic diffuse
            disseminated distal dorsal embolic end endocrine endoscopic epidural esophageal essential
            external familial febrile fecal femoral fetal focal fresh functional gastric gastroesophageal
            gastrointestinal generalized genetic genital gestational glomerular hemolytic hepatic
            hereditary hormonal hyperactive idiopathic iliac immune infectious inferior inflammatory
            inguinal intensive intermittent internal interstitial intestinal intraarterial intracerebral
            intracranial intramuscular intraocular intraosseous intrauterine intravascular intravenous
            irritable ischemic juvenile lateral left lumbar lymphatic lymphocytic malignant maternal
            medial mental metabolic metastatic mild mitral monoclonal multiple muscular myeloid myocardial
            nasal neonatal nervous neural neurological nocturnal nonalcoholic obsessive obstetric
            obstructive occipital occult ocular optic oral orthopedic ovarian palliative pancreatic
            parenteral paroxysmal partial pediatric pelvic percutaneous peripheral peritoneal persistent
            polycystic positive posterior postoperative premature prenatal present primary progressive
            prostatic proximal psychiatric pulmonary reactive rectal recurrent renal residual respiratory
            retinal rheumatic rheumatoid secondary septic severe sickle spinal spontaneous stable subacute
            subarachnoid subcutaneous subdural sudden superficial superior surgical sympathetic systemic
            systolic temporal terminal thoracic total toxic tracheal transdermal transient transurethral
            traumatic tricuspid ulcerative unilateral unstable upper urinary uterine vaginal valvular
            vascular venous ventricular vertebral viral visceral visual
            """),
    ]
}
