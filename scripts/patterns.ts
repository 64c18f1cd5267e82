import { checkSync } from 'recheck'
import { parseSync } from 'vite'
import { KeptVerdicts } from './kept-verdicts.ts'

/** A regular expression in a source. */
export interface Pattern {
  readonly source: string
  readonly flags: string
}

interface Found {
  readonly patterns: Pattern[]
  /** The number of patterns made while the program runs; their cost cannot be checked beforehand. */
  readonly made: number
}

/** Returns the regular expressions of a source, TypeScript or JavaScript. */
export function patternsIn(path: string, text: string): Found {
  const found = { patterns: [] as Pattern[], made: 0 }
  const { program, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  walk(program, (node) => {
    if (node.type === 'Literal' && node.regex) found.patterns.push({ source: node.regex.pattern, flags: node.regex.flags })
    if (node.callee?.name === 'RegExp') found.made += 1
  })
  return found
}

interface Node {
  readonly type?: string
  readonly regex?: { readonly pattern: string; readonly flags: string }
  readonly callee?: { readonly name?: string }
}

function walk(value: unknown, visit: (node: Node) => void): void {
  if (typeof value !== 'object' || value === null) return
  visit(value)
  for (const inner of Object.values(value)) walk(inner, visit)
}

/** Without these a pattern reads only as many characters as are counted in it. */
const REPEATS = /[*+]|\{\d+,\}|\)\{/

/** Limited by counted steps and a fixed seed, never by a clock: a busy machine gives the same verdict. */
const COUNTED = { timeout: null, seedingTimeout: null, incubationTimeout: null, attackTimeout: null, recallTimeout: -1, randomSeed: 1 }

const verdicts = new KeptVerdicts<string | null>()

/** Returns the cost of a pattern that looks at a character of the text more than once. */
export function costOf({ source, flags }: Pattern): string | undefined {
  if (!REPEATS.test(source)) return undefined
  return verdicts.of(`/${source}/${flags}`, () => judge(source, flags)) ?? undefined
}

/** Saves the verdicts for the next run. */
export const keepVerdicts = (): void => verdicts.keep()

function judge(source: string, flags: string): string | null {
  const { status, complexity, error } = checkSync(source, flags, COUNTED)
  if (status === 'safe') return null
  return complexity?.summary ?? `unknown: ${error?.kind}`
}
