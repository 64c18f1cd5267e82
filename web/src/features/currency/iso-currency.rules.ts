/** Returns the first values of a currency of ISO 4217, as far as the browser knows them, in the requested language. */
export function isoCurrency(code: string, language: string) {
  return { name: nameOf(code, language), code, symbol: symbolOf(code, language), digits: digitsOf(code), active: true }
}

/** Returns the name; empty where the browser does not know it. */
function nameOf(code: string, language: string): string {
  return new Intl.DisplayNames([language, 'en'], { type: 'currency', fallback: 'none' }).of(code) ?? ''
}

function symbolOf(code: string, language: string): string {
  const parts = new Intl.NumberFormat(language, { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? code
}

function digitsOf(code: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits ?? 2
}
