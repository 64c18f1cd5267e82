import { spawnOwn } from '../kit/child.ts'
import { HANG_MS } from '../kit/proof.ts'

interface Line {
  /** The line as bash gets it. */
  readonly line: string
  readonly cwd: string
  readonly environment: NodeJS.ProcessEnv
  readonly port: number
}

/** Runs a line that serves until its server is ready, does the work, and ends every process that the line started. */
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

/** Waits until it is so; false where the line has given up before. */
async function until(isSo: () => Promise<boolean> | boolean, hasGivenUp: () => boolean): Promise<boolean> {
  const end = performance.now() + HANG_MS
  while (!(await isSo())) {
    if (hasGivenUp() || performance.now() > end) return false
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return true
}

/** Ends a group in order, as a terminal does at Ctrl+C, and kills the rest. */
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

/** Signals a group; false where it has no process any more. */
function signal(group: number, name: NodeJS.Signals | 0): boolean {
  try {
    process.kill(-group, name)
    return true
  } catch {
    return false
  }
}
