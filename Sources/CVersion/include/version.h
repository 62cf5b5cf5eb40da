/* The version of til, with the commit that it was built from where that is known. */
const char *til_version(void);
