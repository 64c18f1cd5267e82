import { readFileSync } from 'node:fs'

// A lockfile made on one platform can lack the optional packages of another, and npm ci then refuses it there.
// Addresses of registries must not stand in it either: it has to install from wherever the user's npm points.
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
