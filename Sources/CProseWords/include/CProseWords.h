// The word lists of TILText and TILProse, one entry a line. The build embeds the files of `lists`, so the program stays one
// file.
#ifndef CPROSEWORDS_H
#define CPROSEWORDS_H

#include <stddef.h>

/// The bytes of an embedded file.
typedef struct {
    const unsigned char *_Nonnull start;
    size_t count;
} til_word_list;

/// The English words that documentation uses most often in small letters.
til_word_list til_common_words(void);
/// English words in capitals for emphasis or in headings.
til_word_list til_shouted_words(void);
/// Names of signals and errors of systems.
til_word_list til_signals_and_errors(void);
/// Words that occur in sentences but in few names.
til_word_list til_words_of_clauses(void);
/// Words that start a long form only if they are capitalised.
til_word_list til_never_first(void);
/// Words that start a long form only if every letter of the short form starts a word.
til_word_list til_seldom_first(void);
/// Symbols of units, with their case.
til_word_list til_unit_symbols(void);
/// Companies, systems, products, formats and protocols, whose long forms are seldom used, with their case.
til_word_list til_names(void);
/// Acronyms that everyone in computing or in an office knows, in their preferred spelling.
til_word_list til_common_acronyms(void);
/// Acronyms and short forms that are read as words.
til_word_list til_spoken_acronyms(void);
/// Words inside a long form that need no matching letter.
til_word_list til_small_words(void);
/// The words that spell each digit, from 0 to 9: a line for a digit, with spaces between its words.
til_word_list til_number_words(void);
/// The names of HTML's character references, each with a space and the number of its character.
til_word_list til_character_references(void);

#endif
