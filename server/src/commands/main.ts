import { runCommand } from './run-command.ts'

// node server/dist/commands.js <command>: each is a function, and this alone knows of a process.
process.umask(0o077) // what it writes is nobody else's
const stopping = new AbortController()
process.once('SIGINT', () => stopping.abort())
process.once('SIGTERM', () => stopping.abort())
process.stdout.on('error', () => undefined) // whoever read along has gone; what was done is done
process.exitCode = await runCommand({
  args: process.argv.slice(2),
  env: process.env,
  input: process.stdin,
  output: process.stdout,
  complaints: process.stderr,
  signal: stopping.signal,
})
