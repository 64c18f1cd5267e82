import { onEach } from '../kit/places.ts'
import { defineProof, type Options } from '../kit/proof.ts'
import type { Finding } from '../kit/report.ts'
import { fetchNode } from './nodes.ts'
import { servedOn } from './served.ts'
import { testsOn } from './tests.ts'

export const proof = defineProof({
  name: 'node-versions',
  promise:
    'the tests of contract and server pass, and the built server starts, lets people in, is backed up and stops, on the lowest and on the newest version of each line of Node that `engines` names',
  how: 'each version from the npm registry into a folder of its own; all tests of contract and server on PGlite; then the server and a backup command by that version on an empty place, which may say nothing on stderr',
  minutes: 20,
  paths: ['package-lock.json', 'package.json', 'server', 'contract', 'vitest.config.ts', 'proofs/node-versions'],
  needs: ['npm registry'],
  databases: ['PGlite', 'PostgreSQL'],
  builds: 'server',
  short: undefined,
  fault: undefined,
  options: { versions: '20.19.0,20,22.12.0,22,24.0.0,24', tests: '' },
  async run(options) {
    const figures: string[] = []
    const violations: string[] = []
    const counts = new Set<number>()
    for (const wanted of options.own.versions.split(',')) {
      const { passed, ...found } = await onOne(wanted, options)
      figures.push(...found.figures)
      violations.push(...found.violations)
      counts.add(passed)
    }
    if (counts.size > 1) violations.push(`not every version passed as many tests as the others: ${[...counts].join(', ')}`)
    return { figures, violations }
  },
})

async function onOne(wanted: string, options: Options<{ versions: string; tests: string }>): Promise<Finding & { passed: number }> {
  const node = await fetchNode(wanted)
  const { passed, faults } = await testsOn(node, options.own.tests)
  const served = await onEach(options, (makePlace) => servedOn(node, makePlace, options.port))
  node.remove()
  const name = `Node ${node.version}`
  return {
    passed,
    figures: [`${name}: ${passed} tests passed; ${served.figures.join('; ')}`],
    violations: [...faults, ...served.violations].map((text) => `${name}: ${text}`),
  }
}
