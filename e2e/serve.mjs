import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// npm start on a fresh folder: what the journeys meet is what a visitor meets.
process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'tracklane-e2e-'))
await import('../scripts/start.mjs')
