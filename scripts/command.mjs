import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

// npm run <command>: runs the source where that is possible (a checkout), and else the built command (a production place has no sources).
const SOURCE = 'server/src/commands/main.ts'
const BUILT = 'server/dist/commands.js'

const isCheckout = existsSync(SOURCE) && hasTsx()
if (!isCheckout && !existsSync(BUILT)) {
  process.stderr.write(`There is no ${BUILT}: run npm run build first.\n`)
  process.exit(1)
}
const program = isCheckout ? ['--import', 'tsx', SOURCE] : [BUILT]
process.on('SIGINT', () => undefined) // the command gets the signal too, and says how it ended
const { status } = spawnSync(process.execPath, [...program, ...process.argv.slice(2)], { stdio: 'inherit' })
process.exit(status ?? 1)

function hasTsx() {
  try {
    return Boolean(createRequire(import.meta.url).resolve('tsx'))
  } catch {
    return false
  }
}
