import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { optionText } from './options.ts'
import type { Options, Proof } from './proof.ts'
import type { Finding } from './report.ts'

const TABLE = 'docs/reliability.md'
/** The cells of a row: promise, how, figure, seed, date, commit, fault. */
const CELLS = 7
const NOT_RUN = '–'

export interface Row {
  readonly name: string
  readonly commit: string
}

/** Reads the rows of the proofs in the table's order. The cell `how` begins with the name of the proof. */
export function readRows(): Row[] {
  const lines = readFileSync(TABLE, 'utf8').split('\n')
  return lines.flatMap((line) => {
    const cells = line.split(/(?<!\\)\|/).slice(1, -1)
    const [, name] = /^\s*`([\w-]+)`/.exec(cells[1] ?? '') ?? []
    return cells.length === CELLS && name ? [{ name, commit: cells[5]?.trim() ?? '' }] : []
  })
}

export function rowOf(proof: Proof, options: Options, commit: string, { figures, violations }: Finding): string {
  const given = optionText(options, proof)
  const cells = [
    proof.promise,
    `\`${proof.name}\`${given && ` (\`${given}\`)`}: ${howOf(proof)}`,
    violations.length > 0 ? 'BROKEN' : figures.join('. '),
    String(options.seed),
    new Date().toISOString().slice(0, 10),
    commit,
    proof.fault ?? 'not yet seen red',
  ]
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
}

export function currentCommit(): string {
  return git('rev-parse', '--short', 'HEAD').trim()
}

function howOf({ how, short }: Proof): string {
  return short ? `${how}. In the gate: ${short}` : how
}

/** Returns files of the proof that are not committed yet. */
export function uncommitted({ paths }: Proof): string[] {
  return git('status', '--porcelain', '--', ...paths)
    .split('\n')
    .filter(Boolean)
}

/** Returns the reason why the figure in the table is stale; undefined where it is not. */
export function staleness({ name, paths }: Proof, rows: readonly Row[]): string | undefined {
  const commit = rows.find((row) => row.name === name)?.commit
  if (!commit || commit === NOT_RUN) return 'has no figure yet'
  if (!isKnown(commit)) return `its commit ${commit} is unknown here`
  const changes = git('log', '--format=%h %s', `${commit}..HEAD`, '--', ...paths)
    .split('\n')
    .filter(Boolean)
  return changes.length > 0 ? `${changes.length} commits since ${commit}, the last: ${changes[0]}` : undefined
}

function isKnown(commit: string): boolean {
  try {
    git('rev-parse', '--verify', '--quiet', `${commit}^{commit}`)
    return true
  } catch {
    return false
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' })
}
