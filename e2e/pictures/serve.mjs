import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const moment = Date.parse(process.env.MOMENT)

// The clock stands still: the demo world is made relative to its making, and the screens show how long ago everything was.
globalThis.Date = class extends Date {
  constructor(...given) {
    super(...(given.length > 0 ? given : [moment]))
  }

  static now() {
    return moment
  }
}
const folder = mkdtempSync(join(tmpdir(), 'tracklane-pictures-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
process.env.DATA_DIR = folder
await import('../../server/dist/main.js')
