import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { settings } from './settings.ts'

let running: ChildProcess | undefined
process.on('exit', () => running?.kill('SIGKILL'))

/** The Redis of this run: it keeps nothing. */
export const redis = {
  port: settings.port + 9,
  url: `redis://127.0.0.1:${settings.port + 9}`,

  async start(): Promise<void> {
    const args = ['--port', String(redis.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', '/tmp']
    const child = spawn(settings.redis, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    running = child
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', (code) => reject(new Error(`${settings.redis} ended with ${code}`)))
      child.stdout.on('data', (text) => String(text).includes('Ready to accept connections') && resolve())
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
