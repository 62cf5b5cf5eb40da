// The tables and indexes of a store and of a glossary, in SQL. The build embeds `Schema.sql` and `Glossary.sql`, so the
// program stays one file.
#ifndef CSCHEMA_H
#define CSCHEMA_H

/// The statements that create the tables and indexes of a store.
const char *_Nonnull til_schema(void);

/// The statements that create the tables and indexes of a glossary.
const char *_Nonnull til_glossary_schema(void);

#endif
