/** A currency of ISO 4217 as its form begins: all that the browser knows of it, in the language asked for. */
export function isoCurrency(code: string, language: string) {
  return { name: nameOf(code, language), code, symbol: symbolOf(code, language), digits: digitsOf(code), active: true }
}

/** Empty where the browser knows none. */
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
