/** Returns a pattern for `ilike` that finds the text anywhere, letter by letter. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
