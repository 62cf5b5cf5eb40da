#include <sqlite3.h>

// sqlite3_config and sqlite3_db_config take arguments of varying number and type, which Swift cannot call.

/// Keeps SQLite from counting the memory that it uses.
static inline int til_spare_memory_statistics(void) {
    return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}

/// Whether the last connection to a file copies its log into it when it closes.
static inline int til_set_checkpoint_on_close(sqlite3 *db, int is_on) {
    return sqlite3_db_config(db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, !is_on, (int *)0);
}

/// Keeps what a file's schema says from calling functions that have side effects.
static inline int til_distrust_schema(sqlite3 *db) {
    return sqlite3_db_config(db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (int *)0);
}

/// Keeps whatever else a file's schema could do from being done: triggers, views, and writing to the schema itself.
static inline int til_disarm_schema(sqlite3 *db) {
    int code = sqlite3_db_config(db, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, (int *)0);
    if (code == SQLITE_OK) code = sqlite3_db_config(db, SQLITE_DBCONFIG_ENABLE_VIEW, 0, (int *)0);
    if (code == SQLITE_OK) code = sqlite3_db_config(db, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
    return code;
}
