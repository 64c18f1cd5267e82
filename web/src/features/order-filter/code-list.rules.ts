const OWN_TRACK = /^TL[A-Z\d]{10}$/i
const CODE = /^(?=.*\d)[\p{L}\p{N}][\p{L}\p{N}_./#:-]{2,79}$/u

/** One word that may be the number of an order: with a digit, or as the server makes them, one in twenty of which has none. */
export function isCode(word: string): boolean {
  return CODE.test(word) || OWN_TRACK.test(word)
}

/**
 * Whether a text pasted into the search is a list of codes: one under the other, with or without a heading, in the columns of a sheet, or
 * by commas. A name and an address are words by spaces.
 */
export function isCodeList(text: string): boolean {
  const rows = text.trim().split('\n')
  if (rows[1] && text.includes('\t')) return true
  const cells = text
    .replace(/["'•*]|^- /gm, '')
    .split(/[\n\t,;]/)
    .flatMap((cell) => cell.trim() || [])
  if (cells.length < 2) return text.includes(' ') && text.split(' ').every((word) => OWN_TRACK.test(word))
  return cells.every((cell, at) => isCode(cell) || (at === 0 && rows.length > 2))
}
