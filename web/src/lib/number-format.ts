const made = new Map<string, Intl.NumberFormat>()

/** Returns a cached format: making one takes a thousand times as long as using it, and a board writes hundreds of numbers at once. */
export function numberFormat(language: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${language}${JSON.stringify(options)}`
  const format = made.get(key) ?? new Intl.NumberFormat(language, options)
  made.set(key, format)
  return format
}
