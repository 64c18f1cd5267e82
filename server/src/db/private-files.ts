import { chmodSync, type Dirent, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = 0o700
const FILE = 0o600

/** Names that a data folder of ours may hold; where anything else lies, the folder itself is somebody's, and stays as it is. */
const OURS = new Set(['app.key', 'backup.copy', 'backup.sock', 'database', 'database.making', 'owner.json', 'owner.sock', 'lost+found'])

/**
 * Everything of the embedded database, and what lies beside it, is its owner's alone: it holds customers and password hashes. The
 * database unpacks itself with files for everybody, so this is done at every start, which also mends installations made before.
 * Answers what others can still get at: files of another account, or on a file system that knows no modes.
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

/** Windows has other rights, which its folders inherit. */
function isOpen(path: string, mode: number): boolean {
  return process.platform !== 'win32' && (lstatSync(path).mode & 0o777 & ~mode) !== 0
}

/** In production nothing is served from files that others can read. */
export function requirePrivate(folder: string, open: readonly string[]): void {
  const [path] = open
  if (path === undefined) return
  throw new Error(
    `Others can read ${path}, and that could not be changed. Run chmod -R go= ${folder} as its owner, or set DATA_DIR to a folder on a disk that knows owners.`,
  )
}
