import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { spawnOwn } from '../kit/child.ts'
import { programs } from '../kit/needs.ts'
import { settings } from './settings.ts'

let running: ChildProcess | undefined

/** The Redis of this run: it keeps nothing. */
export const redis = {
  get port(): number {
    return settings.port + 9
  },
  get url(): string {
    return `redis://127.0.0.1:${redis.port}`
  },

  async start(): Promise<void> {
    const args = ['--port', String(redis.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', tmpdir()]
    const child = spawnOwn(programs.redis, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    running = child
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', (code) => reject(new Error(`${programs.redis} ended with ${code}`)))
      child.stdout?.on('data', (text) => String(text).includes('Ready to accept connections') && resolve())
    })
  },
  async stop(): Promise<void> {
    const child = running
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  },
  hang: (): void => void running?.kill('SIGSTOP'),
  wakeUp: (): void => void running?.kill('SIGCONT'),
}
