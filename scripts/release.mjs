import { parseArgs } from 'node:util'
import { packageTo } from './packaged.mjs'
import { listParts } from './parts.mjs'
import { hindrances, plan, ran, release } from './released.mjs'

// npm run release -- x.y.z [--dry-run]: refuses uncommitted or unproven work.
const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'dry-run': { type: 'boolean', default: false } } })
const [version = '', ...more] = positionals
const git = (...args) => ran('git', args)
const say = (text) => process.stdout.write(`${text}\n`)

const tools = {
  git,
  say,
  day: new Date().toISOString().slice(0, 10),
  staleProofs: () => ran(process.execPath, ['--import', 'tsx', 'proofs/main.ts', '--stale']).split('\n').filter(Boolean),
  pack: packageTo,
  listParts,
}

try {
  process.exitCode = run()
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

function run() {
  if (version === '' || more.length > 0) {
    process.stderr.write('Usage: npm run release -- x.y.z [--dry-run]\n')
    return 2
  }
  const reasons = hindrances(version, tools)
  for (const reason of reasons) process.stderr.write(`${reason}\n`)
  if (values['dry-run']) plan(version, tools)
  if (reasons.length > 0) return 1
  if (!values['dry-run']) release(version, tools)
  return 0
}
