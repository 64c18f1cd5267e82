/** Characters at which expressions and parsers are known to backtrack from every place in a text. */
const SIGNS = ['<', '>', '&', '(', '{', '"', ' ', '\n', '.', '-', '0', 'a', '@', '/', "'", ',']

export const LONG = 200_000

/** Long texts of one character, as a careless paste or an attack sends them. */
export const LONG_TEXTS: readonly string[] = SIGNS.map((sign) => sign.repeat(LONG))
