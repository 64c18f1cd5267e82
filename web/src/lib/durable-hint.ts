export const DURABLE_STORE = 'tracklane'
/** The longest wait for the disk before the first screen. */
const PATIENCE = 2_000

/** Returns whether this browser keeps anything. Most keep nothing and need not load the code that reads it. True where it is unknown. */
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
