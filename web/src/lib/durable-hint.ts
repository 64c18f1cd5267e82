export const DURABLE_STORE = 'tracklane'
/** Longer than this nobody waits for a disk before the first screen. */
const PATIENCE = 2_000

/** Whether this browser holds anything at all: most do not, and need not load what reads it. Where it cannot be told, one has to look. */
export async function hasDurableStore(): Promise<boolean> {
  if (typeof indexedDB === 'undefined') return false
  if (Object.keys(localStorage).some((key) => key === 'outgoing-moves' || key.startsWith('kept:'))) return true
  const late = new Promise<IDBDatabaseInfo[]>((resolve) => setTimeout(resolve, PATIENCE, []))
  try {
    const found = await Promise.race([indexedDB.databases(), late])
    return found.some(({ name }) => name === DURABLE_STORE)
  } catch {
    return true
  }
}
