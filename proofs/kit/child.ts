import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { leaves } from './leftovers.ts'

/** Starts a process in a group of its own that does not outlive this one. */
export function spawnOwn(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, { ...options, detached: true })
  if (child.pid) child.once('exit', leaves({ group: child.pid }))
  return child
}

/** Runs a process to its end and returns its exit code and its output. */
export async function runOwn(
  command: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
  cwd = process.cwd(),
): Promise<{ code: number | null; said: string }> {
  const child = spawnOwn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...environment } })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text) => {
      said += String(text)
    })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, said }))
  })
}
