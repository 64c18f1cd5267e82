import type { Readable, Writable } from 'node:stream'

/** The surroundings of a command line; a test gives its own. */
export interface Call {
  readonly args: readonly string[]
  readonly env: NodeJS.ProcessEnv
  readonly input: Readable & { readonly isTTY?: boolean }
  readonly output: Writable
  readonly complaints: Writable
  /** Aborted when the command is to stop. */
  readonly signal: AbortSignal
}

export interface Command {
  /** The arguments behind the name: `FILE [--revoke-tokens]`. */
  readonly usage: string
  readonly summary: string
  readonly help: string
  run(call: Call): Promise<void>
}

export const EXIT = { done: 0, failed: 1, misused: 2 } as const

/** Called with a wrong argument: shown together with the usage. */
export class Misuse extends Error {}

export function say({ output }: Call, text: string): void {
  output.write(`${text}\n`)
}
