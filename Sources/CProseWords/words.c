#include "CProseWords.h"

// Compilers for Swift 6.2 and newer have #embed in every standard of C.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char common_words[] = {
#embed "lists/common-words.txt"
};
til_word_list til_common_words(void) { return (til_word_list){common_words, sizeof common_words}; }

static const unsigned char shouted_words[] = {
#embed "lists/shouted-words.txt"
};
til_word_list til_shouted_words(void) { return (til_word_list){shouted_words, sizeof shouted_words}; }

static const unsigned char signals_and_errors[] = {
#embed "lists/signals-and-errors.txt"
};
til_word_list til_signals_and_errors(void) { return (til_word_list){signals_and_errors, sizeof signals_and_errors}; }

static const unsigned char words_of_clauses[] = {
#embed "lists/words-of-clauses.txt"
};
til_word_list til_words_of_clauses(void) { return (til_word_list){words_of_clauses, sizeof words_of_clauses}; }

static const unsigned char never_first[] = {
#embed "lists/never-first.txt"
};
til_word_list til_never_first(void) { return (til_word_list){never_first, sizeof never_first}; }

static const unsigned char seldom_first[] = {
#embed "lists/seldom-first.txt"
};
til_word_list til_seldom_first(void) { return (til_word_list){seldom_first, sizeof seldom_first}; }

static const unsigned char unit_symbols[] = {
#embed "lists/unit-symbols.txt"
};
til_word_list til_unit_symbols(void) { return (til_word_list){unit_symbols, sizeof unit_symbols}; }

static const unsigned char names[] = {
#embed "lists/names.txt"
};
til_word_list til_names(void) { return (til_word_list){names, sizeof names}; }

static const unsigned char common_acronyms[] = {
#embed "lists/common-acronyms.txt"
};
til_word_list til_common_acronyms(void) { return (til_word_list){common_acronyms, sizeof common_acronyms}; }

static const unsigned char spoken_acronyms[] = {
#embed "lists/spoken-acronyms.txt"
};
til_word_list til_spoken_acronyms(void) { return (til_word_list){spoken_acronyms, sizeof spoken_acronyms}; }

static const unsigned char small_words[] = {
#embed "lists/small-words.txt"
};
til_word_list til_small_words(void) { return (til_word_list){small_words, sizeof small_words}; }

static const unsigned char number_words[] = {
#embed "lists/number-words.txt"
};
til_word_list til_number_words(void) { return (til_word_list){number_words, sizeof number_words}; }

static const unsigned char character_references[] = {
#embed "lists/character-references.txt"
};
til_word_list til_character_references(void) { return (til_word_list){character_references, sizeof character_references}; }
