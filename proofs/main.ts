import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allProofs } from './kit/all.ts'
import { leaveNothing, leaves } from './kit/leftovers.ts'
import { absent } from './kit/needs.ts'
import { optionsOf, optionText } from './kit/options.ts'
import type { Options, Proof } from './kit/proof.ts'
import { type Finding, printFinding, say } from './kit/report.ts'
import { currentCommit, readRows, rowOf, staleness, uncommitted } from './kit/table.ts'

// npm run proof -- <name> [options] | --list | --stale: tries the promises of docs/reliability.md whose proof takes minutes.

const KEPT = 0
const BROKEN = 1
const MISUSED = 2
const ABSENT = 3

const proofs = await allProofs()
const [wanted, ...args] = process.argv.slice(2)
process.exit(await answer())

async function answer(): Promise<number> {
  if (wanted === '--list') return list()
  if (wanted === '--stale') return listStale()
  const proof = proofs.find(({ name }) => name === wanted)
  if (!proof) return misused(`npm run proof -- <name>, --list or --stale; names: ${proofs.map(({ name }) => name).join(', ')}`)
  let options: Options
  try {
    options = optionsOf(proof, args)
  } catch (error) {
    const known = Object.entries(proof.options).map(([name, value]) => `--${name} ${value || '…'}`)
    return misused(`${error instanceof Error ? error.message : error}\n${['--seed …', '--port 3160', '--databases …', ...known].join(' ')}`)
  }
  return tried(proof, options)
}

function list(): number {
  for (const { name, minutes, promise } of proofs) say(`${name.padEnd(12)}${String(minutes).padStart(4)} min  ${promise}`)
  return KEPT
}

function listStale(): number {
  const rows = readRows()
  for (const proof of proofs) {
    const why = staleness(proof, rows)
    if (why) say(`${proof.name.padEnd(12)}${String(proof.minutes).padStart(4)} min  ${why}`)
  }
  return KEPT
}

async function tried(proof: Proof, options: Options): Promise<number> {
  const commit = currentCommit()
  const missing = await absent(proof, options)
  if (missing.length > 0) {
    say(missing.join('\n'))
    return ABSENT
  }
  if (proof.builds && !isBuilt(proof.builds)) return misused('The build failed.')
  say(`${proof.name} --seed ${options.seed} ${optionText(options, proof)}`)
  const finding = await found(proof, options)
  printFinding(`${proof.name} --seed ${options.seed}: ${proof.promise}`, finding)
  say(`\nThe row for docs/reliability.md:\n${rowOf(proof, options, commit, finding)}`)
  const changed = uncommitted(proof)
  if (changed.length > 0) say(`It would not be true: of what it proves this is in no commit yet:\n${changed.join('\n')}`)
  return finding.violations.length > 0 ? BROKEN : KEPT
}

/** Runs the proof in a folder for all its files, with those of its children; the folder is always removed. */
async function found(proof: Proof, options: Options): Promise<Finding> {
  const folder = mkdtempSync(join(tmpdir(), 'tracklane-proof-'))
  leaves({ folder })
  process.env.TMPDIR = folder
  try {
    return await proof.run(options)
  } catch (error) {
    return { figures: [], violations: [error instanceof Error ? (error.stack ?? error.message) : String(error)] }
  } finally {
    await leaveNothing()
  }
}

function isBuilt(what: 'server' | 'everything'): boolean {
  const only = what === 'server' ? ['--workspace', 'server'] : []
  return spawnSync('npm', ['run', 'build', '--silent', ...only], { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
}

function misused(text: string): number {
  process.stderr.write(`${text}\n`)
  return MISUSED
}
