import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { spawnOwn } from '../proofs/kit/child.ts'
import { leaves } from '../proofs/kit/leftovers.ts'
import type { Bench } from './databases.ts'

// Processes and folders of a bench are removed when it ends, however it ends.

/** The shell that npm started this with. npm sends a signal only to the shell, so this process ends when the shell is gone. */
const SHELL = process.ppid
const LOOK_EVERY_MS = 500
if (process.env.npm_lifecycle_event) setInterval(endWithShell, LOOK_EVERY_MS).unref()

function endWithShell(): void {
  if (process.ppid !== SHELL) process.exit(1)
}

interface Running {
  readonly url: string
  readonly pid: number
  /** The milliseconds from the spawn to the first ready answer. */
  readonly readyAfter: number
  stop(): Promise<void>
}

/** Starts the server like `npm run serve`; port and the space for young objects (in MB) may differ. */
export function startServer(bench: Bench, more: NodeJS.ProcessEnv = {}, { port = 3987, youngRoom = 64 } = {}): Promise<Running> {
  const settings = { ...bench.serverSettings, RATE_LIMIT: 'off', LOG_LEVEL: 'error', ...more }
  const args = [`--max-semi-space-size=${youngRoom}`, process.env.BENCH_SERVER ?? 'server/dist/main.js']
  return startProcess(args, port, '/health/ready', settings)
}

export function startFloor(bench: Bench): Promise<Running> {
  return startProcess(['--import', 'tsx', 'bench/floor.ts'], 3988, '/ready', bench.floorSettings)
}

async function startProcess(args: string[], port: number, probe: string, settings: NodeJS.ProcessEnv): Promise<Running> {
  const url = `http://127.0.0.1:${port}`
  const other = await fetch(`${url}${probe}`).catch(() => undefined)
  if (other) throw new Error(`Somebody answers at ${url} already, another bench perhaps: its figures would be taken for these`)
  const begun = Date.now()
  const env = { ...process.env, ...settings, PORT: String(port), HOST: '127.0.0.1' }
  const child = spawnOwn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'], env })
  await ready(`${url}${probe}`, child)
  return { url, pid: child.pid ?? 0, readyAfter: Date.now() - begun, stop: () => stop(child) }
}

async function ready(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 3000; attempt += 1) {
    if (isGone(child)) throw new Error(`${url} ended before it was ready`)
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error(`${url} was not ready in time`)
}

async function stop(child: ChildProcess): Promise<void> {
  if (isGone(child)) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

function isGone({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

/** Starts a script of this folder in a process, with a channel for messages. */
export function forkOwn(script: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = process.env): ChildProcess {
  const file = fileURLToPath(new URL(script, import.meta.url))
  return spawnOwn(process.execPath, ['--import', 'tsx', file, ...args], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env })
}

export interface OwnFolder {
  readonly path: string
  remove(): void
}

export function makeFolder(): OwnFolder {
  const path = mkdtempSync(join(tmpdir(), 'tracklane-bench-'))
  const isGone = leaves({ folder: path })
  return {
    path,
    remove() {
      rmSync(path, { recursive: true, force: true })
      isGone()
    },
  }
}
