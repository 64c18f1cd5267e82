/**
 * Signs that begin a formula in a spreadsheet, or that a spreadsheet removes before it looks; also behind invisible spaces of every kind.
 */
const FORMULA = /^[\s\p{Z}\p{Cf}\p{Cc}]*[=+\-@\t\r\0]/u
const PHONE = /^\+[0-9][0-9 ]{5,18}$/

/** Writes text for a CSV file, with an apostrophe before anything that a spreadsheet would calculate. */
export function csvText(text: string, isPhone = false): string {
  if (text === '' || isPlainStart(text.charCodeAt(0))) return text
  if (!FORMULA.test(text.normalize('NFKC')) && !FORMULA.test(text)) return text
  return isPhone && PHONE.test(text) ? text : `'${text}`
}

/** Checks for a Latin letter or a digit, in UTF-16 or UTF-8. Nearly every text begins with one and needs no closer look. */
export function isPlainStart(code: number): boolean {
  return (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39)
}
