import { ownFolder } from '#db/own-folder.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#db/seed/demo-accounts.ts'
import { type Config, readConfig } from '#platform/config.ts'
import type { Running } from './start.ts'

/** Longer than draining may take; after this time the process ends without waiting. */
const LONGEST_STOP_MS = 14_500

/** The time in which a repeated signal counts as one: a terminal signals every process of its group, and npm passes its own on. */
const ECHO_MS = 500

// The only file with side effects at import.
let running: Running | undefined
let stoppingSince: number | undefined
process.umask(0o077) // only the owner can read its files
process.on('SIGTERM', stop)
process.on('SIGINT', stop)

try {
  const config = readConfig(process.env)
  // Before the rest of the program is loaded, so that a second process fails at once.
  const release = config.databaseUrl ? undefined : await ownFolder(config.dataDir)
  const { connectFor } = await import('./connect-for.ts')
  const [connection, { start }] = await Promise.all([connectFor(config), import('./start.ts')])
  running = await start(config, release, connection)
  process.stdout.write(welcome(config, running.address))
} catch (error) {
  const { message, cause } = error as Error // nothing here throws anything else
  const reason = cause instanceof Error && !message.includes(cause.message) ? `\n  ${cause.message}` : ''
  process.stderr.write(`${message}${reason}\n`)
  process.exit(1)
}

/** Stops in order at the first signal, at once at the second. A process that is still starting has no requests and no half-done work. */
function stop(): void {
  if (stoppingSince !== undefined) {
    if (performance.now() - stoppingSince > ECHO_MS) process.exit(1)
    return
  }
  stoppingSince = performance.now()
  if (!running) process.exit(0)
  setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref()
  running.stop().then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`)
      process.exit(1)
    },
  )
}

/** Writes the console's text when the server is ready. */
function welcome(config: Config, address: string): string {
  const url = config.appUrl ?? address.replace(/127\.0\.0\.1|0\.0\.0\.0|\[::1?\]/, 'localhost')
  if (config.role === 'worker') return `\n  ${config.brand} works off jobs; ${url}/health/ready says whether it is well\n\n`
  const lines = ['', `  ${config.brand} is ready at ${url}`, '']
  if (config.demo) {
    lines.push(`  Demo accounts, password ${DEMO_PASSWORD}:`)
    for (const { role, email } of DEMO_ACCOUNTS) lines.push(`    ${role.padEnd(20)} ${email}`)
    lines.push('')
  }
  return `${lines.join('\n')}\n`
}
