import { rmSync } from 'node:fs'
import { join } from 'node:path'

// Deletes the embedded database: the next start makes and fills a new one. The key of the installation stays.
const dataDir = process.env.DATA_DIR || './data'
rmSync(join(dataDir, 'database'), { recursive: true, force: true })
process.stdout.write(`${join(dataDir, 'database')} is gone; the next start makes a new one.\n`)
