#include "CSchema.h"

// Compilers for Swift 6.2 and newer have #embed in every standard of C.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char schema[] = {
#embed "Schema.sql"
    , 0};

static const char glossary_schema[] = {
#embed "Glossary.sql"
    , 0};

const char *til_schema(void) { return schema; }

const char *til_glossary_schema(void) { return glossary_schema; }
