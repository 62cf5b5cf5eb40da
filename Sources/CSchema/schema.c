#include "CSchema.h"

// Compilers for Swift 6.2 and newer have #embed in every standard of C.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char schema[] = {
#embed "Schema.sql"
    , 0};

const char *til_schema(void) { return schema; }
