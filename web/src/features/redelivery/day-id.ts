/** Days and rows are lifted alike: their names must not meet. */
export function dayId(key: string): string {
  return `day ${key}`
}
