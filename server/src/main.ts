import { readConfig } from './platform/config.ts'
import { start } from './start.ts'
import { welcome } from './welcome.ts'

// The only file with side effects at import.
try {
  const config = readConfig(process.env)
  const running = await start(config)
  process.stdout.write(welcome(config, running.address))
  const stop = (): void => {
    running.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
} catch (error) {
  const { message, cause } = error as Error // nothing here throws anything else
  process.stderr.write(`${message}${cause instanceof Error ? `\n  ${cause.message}` : ''}\n`)
  process.exit(1)
}
