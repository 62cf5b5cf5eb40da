#include "CDecks.h"

// Compilers for Swift 6.2 and newer have #embed in every standard of C.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char aviation[] = {
#embed "../../data/aviation.txt"
};
static const unsigned char chat[] = {
#embed "../../data/chat.txt"
};
static const unsigned char cloud[] = {
#embed "../../data/cloud.txt"
};
static const unsigned char data[] = {
#embed "../../data/data.txt"
};
static const unsigned char finance[] = {
#embed "../../data/finance.txt"
};
static const unsigned char law[] = {
#embed "../../data/law.txt"
};
static const unsigned char medicine[] = {
#embed "../../data/medicine.txt"
};
static const unsigned char networking[] = {
#embed "../../data/networking.txt"
};
static const unsigned char programming[] = {
#embed "../../data/programming.txt"
};
static const unsigned char security[] = {
#embed "../../data/security.txt"
};
static const unsigned char starter[] = {
#embed "../../data/starter.txt"
};

static const til_embedded_file decks[] = {
    {"aviation", aviation, sizeof aviation},
    {"chat", chat, sizeof chat},
    {"cloud", cloud, sizeof cloud},
    {"data", data, sizeof data},
    {"finance", finance, sizeof finance},
    {"law", law, sizeof law},
    {"medicine", medicine, sizeof medicine},
    {"networking", networking, sizeof networking},
    {"programming", programming, sizeof programming},
    {"security", security, sizeof security},
    {"starter", starter, sizeof starter},
};
const size_t til_count_of_decks = sizeof decks / sizeof decks[0];
til_embedded_file til_deck(size_t index) { return decks[index]; }

static const unsigned char choices_aviation[] = {
#embed "../../data/choices/aviation.txt"
};
static const unsigned char choices_business[] = {
#embed "../../data/choices/business.txt"
};
static const unsigned char choices_computing[] = {
#embed "../../data/choices/computing.txt"
};
static const unsigned char choices_education[] = {
#embed "../../data/choices/education.txt"
};
static const unsigned char choices_engineering[] = {
#embed "../../data/choices/engineering.txt"
};
static const unsigned char choices_finance[] = {
#embed "../../data/choices/finance.txt"
};
static const unsigned char choices_french[] = {
#embed "../../data/choices/french.txt"
};
static const unsigned char choices_general[] = {
#embed "../../data/choices/general.txt"
};
static const unsigned char choices_german[] = {
#embed "../../data/choices/german.txt"
};
static const unsigned char choices_government[] = {
#embed "../../data/choices/government.txt"
};
static const unsigned char choices_hobbies[] = {
#embed "../../data/choices/hobbies.txt"
};
static const unsigned char choices_law[] = {
#embed "../../data/choices/law.txt"
};
static const unsigned char choices_media[] = {
#embed "../../data/choices/media.txt"
};
static const unsigned char choices_medicine[] = {
#embed "../../data/choices/medicine.txt"
};
static const unsigned char choices_military[] = {
#embed "../../data/choices/military.txt"
};
static const unsigned char choices_science[] = {
#embed "../../data/choices/science.txt"
};
static const unsigned char choices_spanish[] = {
#embed "../../data/choices/spanish.txt"
};
static const unsigned char choices_telecom[] = {
#embed "../../data/choices/telecom.txt"
};

static const til_embedded_file lists_of_choices[] = {
    {"aviation", choices_aviation, sizeof choices_aviation},
    {"business", choices_business, sizeof choices_business},
    {"computing", choices_computing, sizeof choices_computing},
    {"education", choices_education, sizeof choices_education},
    {"engineering", choices_engineering, sizeof choices_engineering},
    {"finance", choices_finance, sizeof choices_finance},
    {"french", choices_french, sizeof choices_french},
    {"general", choices_general, sizeof choices_general},
    {"german", choices_german, sizeof choices_german},
    {"government", choices_government, sizeof choices_government},
    {"hobbies", choices_hobbies, sizeof choices_hobbies},
    {"law", choices_law, sizeof choices_law},
    {"media", choices_media, sizeof choices_media},
    {"medicine", choices_medicine, sizeof choices_medicine},
    {"military", choices_military, sizeof choices_military},
    {"science", choices_science, sizeof choices_science},
    {"spanish", choices_spanish, sizeof choices_spanish},
    {"telecom", choices_telecom, sizeof choices_telecom},
};
const size_t til_count_of_lists_of_choices = sizeof lists_of_choices / sizeof lists_of_choices[0];
til_embedded_file til_list_of_choices(size_t index) { return lists_of_choices[index]; }
