import { readFileSync } from 'node:fs'
import { onEach } from '../kit/places.ts'
import { defineProof, type Options } from '../kit/proof.ts'
import type { Finding } from '../kit/report.ts'
import { fetchNode, type OwnNode } from './nodes.ts'
import { servedOn } from './served.ts'
import { testsOn } from './tests.ts'

/** The lowest version of each line of Node that is promised, `20.19.0` and its kin. */
const LOWEST =
  (JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } }).engines.node.match(/\d+\.\d+\.\d+/g) ?? []
const NEWEST = LOWEST.map((version) => version.slice(0, version.indexOf('.')))

export const proof = defineProof({
  name: 'node-versions',
  promise:
    'the tests of contract and server pass, and the built server starts, lets people in, is backed up and stops in order, on each line of Node that `engines` names',
  how: 'each version from the npm registry into a folder of its own; all tests of contract and server on PGlite, on the newest version of each line and on the lowest of all; the server and a backup command on an empty place, on the newest and the lowest of each line, where nothing may be said on stderr',
  minutes: 35,
  paths: ['package-lock.json', 'package.json', 'server', 'contract', 'vitest.config.ts', 'proofs/node-versions'],
  needs: ['npm registry'],
  databases: ['PGlite', 'PostgreSQL'],
  builds: 'server',
  short: undefined,
  fault: 'a method that Node 20 lacks where lists are cut into pages: its tests and the server fell on 20.20, and on 26.12 neither',
  options: { tested: [...LOWEST.slice(0, 1), ...NEWEST].join(), started: LOWEST.slice(1).join(), tests: '' },
  async run(options) {
    const { tested, started, tests } = options.own
    const found: Finding[] = []
    const counts = new Set<number>()
    for (const wanted of listed(tested)) found.push(await onOne(wanted, options, (node) => testsOn(node, tests, counts)))
    for (const wanted of listed(started)) found.push(await onOne(wanted, options))
    const differ = counts.size > 1 ? [`not all passed as many tests: ${[...counts].join(', ')}`] : []
    return {
      figures: found.flatMap(({ figures }) => figures),
      violations: [...found.flatMap(({ violations }) => violations), ...differ],
    }
  },
})

function listed(versions: string): string[] {
  return versions.split(',').filter(Boolean)
}

async function onOne(wanted: string, options: Options, tests?: (node: OwnNode) => Promise<Finding>): Promise<Finding> {
  const node = await fetchNode(wanted)
  const tested = await tests?.(node)
  const served = await onEach(options, (makePlace) => servedOn(node, makePlace, options.port))
  node.remove()
  const name = `Node ${node.version}`
  return {
    figures: [`${name}: ${[...(tested?.figures ?? []), ...served.figures].join('; ')}`],
    violations: [...(tested?.violations ?? []), ...served.violations].map((text) => `${name}: ${text}`),
  }
}
