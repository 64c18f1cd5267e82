import { runCommand } from './run-command.ts'

// node server/dist/commands.js <command>: each command is a function, and only this file uses the process.
process.umask(0o077) // only the owner can read its files
const stopping = new AbortController()
process.once('SIGINT', () => stopping.abort())
process.once('SIGTERM', () => stopping.abort())
process.stdout.on('error', () => undefined) // the reader has gone; the work is done
process.exitCode = await runCommand({
  args: process.argv.slice(2),
  env: process.env,
  input: process.stdin,
  output: process.stdout,
  complaints: process.stderr,
  signal: stopping.signal,
})
