import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'

/** Something that stays behind unless it is removed. */
export type Leftover = { readonly group: number } | { readonly folder: string } | { readonly database: string; readonly beside: string }

let janitor: ChildProcess | undefined
let serial = 0

/**
 * Tells the janitor of a leftover. The janitor is a process that outlives this one and removes it however this one ends, kill -9 included.
 * Returns a function that says that the leftover is gone.
 */
export function leaves(what: Leftover): () => void {
  const process = startJanitor()
  const id = ++serial
  const tell = (line: object): void => void process.stdin?.write(`${JSON.stringify(line)}\n`)
  tell({ id, what })
  return () => tell({ id })
}

/** Removes every leftover before this process ends. */
export async function leaveNothing(): Promise<void> {
  if (!janitor) return
  janitor.ref()
  const gone = once(janitor, 'exit')
  janitor.stdin?.end()
  await gone
}

function startJanitor(): ChildProcess {
  if (janitor) return janitor
  const script = fileURLToPath(new URL('./janitor.ts', import.meta.url))
  // A group of its own, since Ctrl-C is meant for the proof.
  janitor = spawn(process.execPath, ['--import', 'tsx', script], { stdio: ['pipe', 'ignore', 'inherit'], detached: true })
  // The janitor keeps no process alive that has nothing else to do.
  janitor.unref()
  ;(janitor.stdin as Socket | null)?.unref() // a pipe is one
  return janitor
}
