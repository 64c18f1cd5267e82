import { execFileSync, spawnSync } from 'node:child_process'

// npm run check:changed [<commit>]: lint, types, tests and journeys of the changes since main, or since that commit.
// This check serves the minutes between two changes. Only the gate decides whether a change counts.
const [since = 'main'] = process.argv.slice(2)
const base = baseOf(since)
const changed = lines(git('diff', '--name-only', '--diff-filter=d', base)).concat(lines(git('ls-files', '--others', '--exclude-standard')))
const journeys = changed.filter((path) => /^e2e\/[^/]*\.spec\.ts$/.test(path))

if (changed.length === 0) {
  process.stdout.write(`Nothing has changed since ${since}.\n`)
  process.exit(0)
}

const steps = [
  ['lint', 'npx', ['biome', 'check', '--no-errors-on-unmatched', ...changed]],
  ['types', 'npm', ['run', '--silent', 'types']],
  ['tests', 'npx', ['vitest', 'run', '--changed', base, '--passWithNoTests']],
  ...(journeys.length > 0 ? [['journeys', 'npm', ['run', '--silent', 'test:e2e', '--', ...journeys]]] : []),
]
const failed = steps.filter(([name, command, args]) => !passes(name, command, args)).map(([name]) => name)
process.stdout.write(failed.length > 0 ? `\nFailed: ${failed.join(', ')}\n` : `\nWhat ${changed.length} changed files concern holds.\n`)
process.exit(failed.length > 0 ? 1 : 0)

function passes(name, command, args) {
  const start = Date.now()
  process.stdout.write(`== ${name}\n`)
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  process.stdout.write(`== ${name}: ${Math.round((Date.now() - start) / 1000)} s\n`)
  return status === 0
}

/** Returns the latest common commit of this branch and the other one. */
function baseOf(commit) {
  const { status, stdout } = spawnSync('git', ['merge-base', commit, 'HEAD'], { encoding: 'utf8' })
  if (status === 0) return stdout.trim()
  process.stderr.write(`There is no "${commit}" to compare with. Name a commit or a branch: npm run check:changed -- origin/main\n`)
  process.exit(2)
}

function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8' })
}

function lines(text) {
  return text.split('\n').filter(Boolean)
}
