/** The texts of one language: {category: {English ICU message: text}}. */
export type PhraseCatalogue = Readonly<Record<string, Readonly<Record<string, string>>>>
