/** Signs at which expressions and parsers have been seen to try again from each place in a text. */
const SIGNS = ['<', '>', '&', '(', '{', '"', ' ', '\n', '.', '-', '0', 'a', '@', '/', "'", ',']

export const LONG = 200_000

/** Texts of one sign, as a careless paste or an attack sends them. */
export const LONG_TEXTS: readonly string[] = SIGNS.map((sign) => sign.repeat(LONG))
