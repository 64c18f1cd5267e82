import type { Readable, Writable } from 'node:stream'

/** Surroundings of a command line; a test gives its own. */
export interface Call {
  readonly args: readonly string[]
  readonly env: NodeJS.ProcessEnv
  readonly input: Readable & { readonly isTTY?: boolean }
  readonly output: Writable
  readonly complaints: Writable
  /** Aborted when somebody wants it to stop. */
  readonly signal: AbortSignal
}

export interface Command {
  /** The words behind the name: `FILE [--revoke-tokens]`. */
  readonly usage: string
  readonly summary: string
  readonly help: string
  run(call: Call): Promise<void>
}

export const EXIT = { done: 0, failed: 1, misused: 2 } as const

/** Called with something it does not take: told together with its usage. */
export class Misuse extends Error {}

export function say({ output }: Call, text: string): void {
  output.write(`${text}\n`)
}
