/**
 * Signs that begin a formula in a spreadsheet, or that it takes away to find one behind them; also behind invisible spaces of every kind.
 */
const FORMULA = /^[\s\p{Z}\p{Cf}\p{Cc}]*[=+\-@\t\r\0]/u
const PHONE = /^\+[0-9][0-9 ]{5,18}$/

/** Text for a CSV file: what a spreadsheet would calculate gets an apostrophe before it. */
export function csvText(text: string, isPhone = false): string {
  if (text === '' || isPlainStart(text.charCodeAt(0))) return text
  if (!FORMULA.test(text.normalize('NFKC')) && !FORMULA.test(text)) return text
  return isPhone && PHONE.test(text) ? text : `'${text}`
}

/** A Latin letter or a digit, in UTF-16 as in UTF-8. Nearly every text begins with one, and needs no closer look. */
export function isPlainStart(code: number): boolean {
  return (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39)
}
