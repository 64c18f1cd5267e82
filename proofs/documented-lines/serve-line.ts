import { spawnOwn } from '../kit/child.ts'
import { HANG_MS } from '../kit/proof.ts'

interface Line {
  /** As bash gets it. */
  readonly line: string
  readonly cwd: string
  readonly environment: NodeJS.ProcessEnv
  readonly port: number
}

/** Runs a line that serves until its server is ready, does the work meanwhile, and ends all that it has started. */
export async function serveLine({ line, cwd, environment, port }: Line, meanwhile: () => Promise<string[]>): Promise<string[]> {
  const child = spawnOwn('bash', ['-c', line], { cwd, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...environment } })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text) => {
      said += String(text)
    })
  try {
    const isReady = await until(
      () => isServed(port),
      () => child.exitCode !== null,
    )
    return isReady ? await meanwhile() : [`${line} serves nothing: ${said.slice(-1_000)}`]
  } finally {
    if (child.pid) await endGroup(child.pid)
  }
}

async function isServed(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** False where it has given up before. */
async function until(isSo: () => Promise<boolean> | boolean, hasGivenUp: () => boolean): Promise<boolean> {
  const end = performance.now() + HANG_MS
  while (!(await isSo())) {
    if (hasGivenUp() || performance.now() > end) return false
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return true
}

/** In order, as a terminal ends them at Ctrl+C; what still hangs then is killed. */
async function endGroup(group: number): Promise<void> {
  signal(group, 'SIGINT')
  if (
    !(await until(
      () => !signal(group, 0),
      () => false,
    ))
  )
    signal(group, 'SIGKILL')
}

/** False where nobody of the group is left. */
function signal(group: number, name: NodeJS.Signals | 0): boolean {
  try {
    process.kill(-group, name)
    return true
  } catch {
    return false
  }
}
