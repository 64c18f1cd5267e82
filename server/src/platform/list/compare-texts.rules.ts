/**
 * The root order of all languages, as `und-x-icu` has it in the database: English changes nothing in it. Without a language, or with
 * "und", JavaScript takes the language of the machine, where å or ä may come after z.
 */
const ROOT = 'en'

/** Compares two texts in the order of an address book. */
export const { compare: compareTexts } = new Intl.Collator(ROOT)

/** Compares two texts like `compareTexts`; numbers in them by their values. */
export const { compare: compareNumbered } = new Intl.Collator(ROOT, { numeric: true })
