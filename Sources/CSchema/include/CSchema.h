// The tables and indexes of a store, in SQL. The build embeds `Schema.sql`, so the program stays one file.
#ifndef CSCHEMA_H
#define CSCHEMA_H

/// The statements that create the tables and indexes of a store.
const char *_Nonnull til_schema(void);

#endif
