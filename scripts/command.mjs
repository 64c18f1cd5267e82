import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

// npm run <command>: from its source where that can be run (a checkout), else the built one (all that a production place has).
const SOURCE = 'server/src/commands/main.ts'
const BUILT = 'server/dist/commands.js'

const isCheckout = existsSync(SOURCE) && hasTsx()
if (!isCheckout && !existsSync(BUILT)) {
  process.stderr.write(`There is no ${BUILT}: run npm run build first.\n`)
  process.exit(1)
}
const program = isCheckout ? ['--import', 'tsx', SOURCE] : [BUILT]
process.on('SIGINT', () => undefined) // the command hears it too, and says how it ended
const { status } = spawnSync(process.execPath, [...program, ...process.argv.slice(2)], { stdio: 'inherit' })
process.exit(status ?? 1)

function hasTsx() {
  try {
    return Boolean(createRequire(import.meta.url).resolve('tsx'))
  } catch {
    return false
  }
}
