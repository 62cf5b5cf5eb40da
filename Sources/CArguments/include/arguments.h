/* The words that the program was started with, its name first, NULL after the last; NULL where the C library does not
   tell. */
char **til_arguments(void);

/* The path that the program was started with, or NULL where the kernel does not tell. */
const char *til_program(void);

/* The environment variables, each as NAME=value, NULL after the last. */
char **til_variables(void);
