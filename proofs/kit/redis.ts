import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { spawnOwn } from './child.ts'
import { programs } from './needs.ts'

/** A Redis of this run alone, without persistence. */
export class OwnRedis {
  readonly port: number
  #running: ChildProcess | undefined

  constructor(port: number) {
    this.port = port
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`
  }

  async start(): Promise<void> {
    const args = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', tmpdir()]
    const child = spawnOwn(programs.redis, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    this.#running = child
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', (code) => reject(new Error(`${programs.redis} ended with ${code}`)))
      child.stdout?.on('data', (text) => String(text).includes('Ready to accept connections') && resolve())
    })
  }

  async stop(): Promise<void> {
    const child = this.#running
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }

  hang(): void {
    this.#running?.kill('SIGSTOP')
  }

  wakeUp(): void {
    this.#running?.kill('SIGCONT')
  }
}
