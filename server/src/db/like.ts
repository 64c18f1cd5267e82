/** A pattern for `ilike` that finds the text anywhere, taken letter for letter. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
