const OWN_TRACK = /^TL[A-Z\d]{10}$/i
const CODE = /^(?=.*\d)[\p{L}\p{N}][\p{L}\p{N}_./#:-]{2,79}$/u

/**
 * Returns whether a word may be the number of an order: it has a digit, or has the form of the server's numbers, one in twenty of which has
 * no digit.
 */
export function isCode(word: string): boolean {
  return CODE.test(word) || OWN_TRACK.test(word)
}

/**
 * Returns whether a pasted text is a list of codes: one per line, with or without a heading, in the columns of a sheet, or with commas. A
 * name and an address are words with spaces.
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
