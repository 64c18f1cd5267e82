/** Nothing of the contract is deeper; a body of a million brackets would exhaust the stack. */
const DEEPEST = 32

/**
 * Where a value holds text that PostgreSQL cannot store (a NUL, half of a surrogate pair), also as a key; undefined where none does. Such
 * input of a client is refused at the door, so that no query can fail of it.
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
