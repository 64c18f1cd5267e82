/** The contract has nothing deeper; a body of a million brackets would exhaust the stack. */
const DEEPEST = 32

/**
 * Returns the path of a text (value or key) that PostgreSQL cannot store: a NUL, half of a surrogate pair; undefined where there is none.
 * Client input with one is refused at once, so that no query fails on it.
 */
export function unstorablePath(value: unknown, path: readonly string[] = []): readonly string[] | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : path
  if (typeof value !== 'object' || value === null) return undefined
  if (path.length >= DEEPEST) return path.slice(0, 1)
  for (const [key, inner] of Object.entries(value)) {
    if (!isStorable(key)) return path
    const found = unstorablePath(inner, [...path, key])
    if (found) return found
  }
  return undefined
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
