// The files of the folder data. The build embeds them, so the program stays one file.
#ifndef CDECKS_H
#define CDECKS_H

#include <stddef.h>

/// A file of the folder data.
typedef struct {
    /// The file name without the extension.
    const char *_Nonnull name;
    const unsigned char *_Nonnull start;
    size_t count;
} til_embedded_file;

/// The number of decks.
extern const size_t til_count_of_decks;
/// Returns a deck. The decks are sorted by name.
til_embedded_file til_deck(size_t index);

/// The number of lists with wrong answers for quizzes of choices.
extern const size_t til_count_of_lists_of_choices;
/// Returns a list with wrong answers. The lists are sorted by name.
til_embedded_file til_list_of_choices(size_t index);

#endif
