import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { spawnOwn } from './child.ts'
import { HANG_MS } from './proof.ts'

const BUILT = 'server/dist/main.js'

/** The real server in a process of its own. */
export interface Server {
  readonly url: string
  readonly port: number
  readonly pid: number
  /** The server's output on stderr. */
  complaint(): string
  hasEnded(): boolean
  /** Milliseconds from its start to the first answer that it is ready. */
  ready(): Promise<number>
  signal(name: NodeJS.Signals): void
  /** Exit code and milliseconds from its start. */
  ended(): Promise<{ code: number | null; afterMs: number }>
  kill(): Promise<void>
  /** Stops the server in order and returns the exit code. */
  stop(): Promise<number | null>
}

const running = new Set<ChildProcess>()

/** Kills every server that a failed scenario left. */
export function killAll(): void {
  for (const child of running) child.kill('SIGKILL')
}

/** Starts the server. `cwd`: another folder than this checkout; `executable`: another Node than this one. */
export function startServer(environment: NodeJS.ProcessEnv, port: number, other: { cwd?: string; executable?: string } = {}): Server {
  const begun = performance.now()
  const child = spawnOwn(other.executable ?? process.execPath, ['--enable-source-maps', BUILT], {
    cwd: other.cwd ?? process.cwd(),
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, RATE_LIMIT: 'off', LOG_LEVEL: 'fatal', HOST: '127.0.0.1', ...environment, PORT: String(port) },
  })
  running.add(child)
  let complaint = ''
  child.stderr?.on('data', (text) => {
    complaint += String(text)
  })
  const ended = once(child, 'exit').then(() => {
    running.delete(child)
    return { code: child.exitCode, afterMs: performance.now() - begun }
  })
  const url = `http://127.0.0.1:${port}`
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null

  return {
    url,
    port,
    pid: child.pid ?? 0,
    complaint: () => complaint.trim(),
    hasEnded,
    ended: () => ended,
    signal: (name) => void child.kill(name),
    async ready() {
      while (performance.now() - begun < HANG_MS) {
        if (hasEnded()) throw new Error(`The server ended before it was ready: ${complaint}`)
        const answer = await fetch(`${url}/health/ready`).catch(() => undefined)
        if (answer?.ok) return performance.now() - begun
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
      throw new Error(`The server was not ready within ${HANG_MS} ms`)
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    async stop() {
      child.kill('SIGTERM')
      return (await ended).code
    },
  }
}
