import { readFileSync } from 'node:fs'

// A lockfile made on one platform can lack the optional packages of another; npm ci fails there.
// It must not hold addresses of registries either: it must install from the registry that the user's npm is set to.
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const present = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)))
const problems = []

for (const [path, entry] of Object.entries(packages)) {
  for (const name of Object.keys(entry.optionalDependencies ?? {})) {
    if (!present.has(name)) problems.push(`${path || 'the root'} names ${name}, which has no entry`)
  }
  if (/^https?:/.test(entry.resolved ?? '')) problems.push(`${path} names the address it was downloaded from`)
}

if (problems.length > 0) {
  process.stderr.write(`package-lock.json:\n${problems.map((problem) => `  ${problem}`).join('\n')}\n`)
  process.exit(1)
}
