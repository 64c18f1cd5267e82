import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { setTimeout as rest } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Only a hang reaches this limit, even on a busy machine. */
export const LONGEST_START_MS = 300_000

/** Longer than the server's own limit for a stop. */
const LONGEST_STOP_MS = 30_000

/** The system chooses the port. Empty values hide the shell's own settings, which could lead to another world. */
const SETTINGS = {
  PORT: '0',
  HOST: '',
  APP_URL: '',
  DATABASE_URL: '',
  REDIS_URL: '',
  PUSHER_HOST: '',
  SMTP_URL: '',
  MAIL_FROM: '',
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'warn',
}

type Process = ChildProcessByStdio<null, Readable, Readable>

export interface Server {
  url: string
  stop: () => Promise<void>
}

/** Starts the built server on this data folder and waits until it is ready. If it does not start, the error has its output. */
export async function startServer(dataDir: string, settings: NodeJS.ProcessEnv = {}): Promise<Server> {
  const server = spawn(process.execPath, ['--max-semi-space-size=64', 'server/dist/main.js'], {
    cwd: ROOT,
    env: { ...process.env, ...SETTINGS, ...settings, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const kill = () => server.kill('SIGKILL')
  process.once('exit', kill)
  const gone = once(server, 'close').finally(() => process.off('exit', kill))
  const stop = () => end(server, gone)
  const said: string[] = []
  server.stderr.on('data', (chunk) => said.push(String(chunk)))
  try {
    const url = await ready(server)
    server.stderr.pipe(process.stderr)
    return { url, stop }
  } catch (error) {
    await stop().catch(() => undefined)
    throw new Error(`The server did not start. ${(error as Error).message}\n${said.join('')}`)
  }
}

async function ready(server: Process): Promise<string> {
  const deadline = AbortSignal.timeout(LONGEST_START_MS)
  const url = await addressOf(server, deadline)
  while (!(await isReady(url, deadline))) {
    if (deadline.aborted || isGone(server)) throw new Error('It never was ready.')
    await rest(100)
  }
  return url
}

async function addressOf({ stdout }: Process, deadline: AbortSignal): Promise<string> {
  for await (const line of createInterface({ input: stdout, signal: deadline })) {
    const [, url] = / is ready at (\S+)/.exec(line) ?? []
    if (!url) continue
    // Reads the rest of the output: a full pipe would stop the server.
    stdout.resume()
    return url
  }
  throw new Error(deadline.aborted ? `It said no address within ${LONGEST_START_MS / 1000} s.` : 'It ended.')
}

async function isReady(url: string, signal: AbortSignal): Promise<boolean> {
  return fetch(`${url}/health/ready`, { signal }).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function end(server: Process, gone: Promise<unknown>): Promise<void> {
  const last = setTimeout(() => server.kill('SIGKILL'), LONGEST_STOP_MS)
  if (!isGone(server)) server.kill('SIGTERM')
  await gone.finally(() => clearTimeout(last))
  if (server.exitCode !== 0) throw new Error(`The server ended with ${server.exitCode ?? server.signalCode}.`)
}

function isGone({ exitCode, signalCode }: Process): boolean {
  return exitCode !== null || signalCode !== null
}
