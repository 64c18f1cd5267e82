import { chmodSync, type Dirent, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = 0o700
const FILE = 0o600

/** Names that our data folder may hold; with any other name in it, the folder belongs to someone else and stays as it is. */
const OURS = new Set(['app.key', 'backup.copy', 'backup.sock', 'database', 'database.making', 'owner.json', 'owner.sock', 'lost+found'])

/**
 * Makes the embedded database and the files beside it readable for their owner only: they hold customers and password hashes. The database
 * unpacks itself with files for everybody, so this runs at every start and also repairs old installations.
 * Returns the paths that others can still read: files of another account, or on a file system without modes.
 */
export function makePrivate(folder: string, change: typeof chmodSync = chmodSync): string[] {
  const entries = readdirSync(folder, { withFileTypes: true })
  const ours = entries.filter(({ name }) => OURS.has(name))
  const own = ours.length === entries.length ? restrict(folder, FOLDER, change) : []
  return [...own, ...ours.flatMap((entry) => makeEntryPrivate(folder, entry, change))]
}

function makeEntryPrivate(folder: string, entry: Dirent, change: typeof chmodSync): string[] {
  const path = join(folder, entry.name)
  if (entry.isFile() || entry.isSocket()) return restrict(path, FILE, change)
  if (!entry.isDirectory()) return []
  const inside = () => readdirSync(path, { withFileTypes: true }).flatMap((inner) => makeEntryPrivate(path, inner, change))
  return [...restrict(path, FOLDER, change), ...inside()]
}

function restrict(path: string, mode: number, change: typeof chmodSync): string[] {
  if (!isOpen(path, mode)) return []
  try {
    change(path, mode)
  } catch {
    return [path]
  }
  return isOpen(path, mode) ? [path] : []
}

/** Checks the mode. Windows has other rights, which its folders inherit. */
function isOpen(path: string, mode: number): boolean {
  return process.platform !== 'win32' && (lstatSync(path).mode & 0o777 & ~mode) !== 0
}

/** Refuses, in production, to serve from files that others can read. */
export function requirePrivate(folder: string, open: readonly string[]): void {
  const [path] = open
  if (path === undefined) return
  throw new Error(
    `Others can read ${path}, and that could not be changed. Run chmod -R go= ${folder} as its owner, or set DATA_DIR to a folder on a disk that knows owners.`,
  )
}
