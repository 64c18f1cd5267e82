import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Bench } from './databases.ts'

interface Running {
  readonly url: string
  readonly pid: number
  /** Milliseconds from the spawn to the first ready answer. */
  readonly readyAfter: number
  stop(): Promise<void>
}

export function startServer(bench: Bench, more: NodeJS.ProcessEnv = {}): Promise<Running> {
  const settings = { ...bench.serverSettings, RATE_LIMIT: 'off', LOG_LEVEL: 'error', ...more }
  // As `npm run serve` does.
  return startProcess(['--max-semi-space-size=64', process.env.BENCH_SERVER ?? 'server/dist/main.js'], 3987, '/health/ready', settings)
}

export function startFloor(bench: Bench): Promise<Running> {
  return startProcess(['--import', 'tsx', 'bench/floor.ts'], 3988, '/ready', bench.floorSettings)
}

async function startProcess(args: string[], port: number, probe: string, settings: NodeJS.ProcessEnv): Promise<Running> {
  const url = `http://127.0.0.1:${port}`
  const other = await fetch(`${url}${probe}`).catch(() => undefined)
  if (other) throw new Error(`Somebody answers at ${url} already, another bench perhaps: its figures would be taken for these`)
  const begun = Date.now()
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...settings, PORT: String(port), HOST: '127.0.0.1' },
  })
  await ready(`${url}${probe}`, child)
  return { url, pid: child.pid ?? 0, readyAfter: Date.now() - begun, stop: () => stop(child) }
}

async function ready(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 3000; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`${url} ended before it was ready`)
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error(`${url} was not ready in time`)
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
