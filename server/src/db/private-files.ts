import { chmodSync, type Dirent, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = 0o700
const FILE = 0o600

/** What a data folder of ours may hold; where anything else lies, the folder itself is somebody's, and stays as it is. */
const OURS = new Set(['app.key', 'backup.copy', 'backup.sock', 'database', 'database.making', 'owner.json', 'owner.sock', 'lost+found'])

/**
 * Everything of the embedded database, and what lies beside it, is its owner's alone: it holds customers and password hashes. The
 * database unpacks itself with files for everybody, so this is done at every start, which also mends installations made before.
 */
export function makePrivate(folder: string): void {
  const entries = readdirSync(folder, { withFileTypes: true })
  if (entries.every(({ name }) => OURS.has(name))) restrict(folder, FOLDER)
  for (const entry of entries) if (OURS.has(entry.name)) makeEntryPrivate(folder, entry)
}

function makeEntryPrivate(folder: string, entry: Dirent): void {
  const path = join(folder, entry.name)
  if (entry.isFile() || entry.isSocket()) restrict(path, FILE)
  if (!entry.isDirectory()) return
  restrict(path, FOLDER)
  for (const inner of readdirSync(path, { withFileTypes: true })) makeEntryPrivate(path, inner)
}

/** Where the file is another account's, or the file system knows no modes, whoever runs the system has decided that. */
function restrict(path: string, mode: number): void {
  if ((lstatSync(path).mode & 0o777 & ~mode) === 0) return
  try {
    chmodSync(path, mode)
  } catch {
    // as said above
  }
}
