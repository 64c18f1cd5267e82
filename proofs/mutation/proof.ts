import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { runOwn } from '../kit/child.ts'
import { leaves } from '../kit/leftovers.ts'
import { defineProof } from '../kit/proof.ts'
import type { Finding } from '../kit/report.ts'

export const proof = defineProof({
  name: 'mutation',
  promise: 'of the faults that can be planted in the contract and in the rules at least 85 % make a test fall',
  how: 'one fault at a time in every place, by Stryker (`mutation/`); it has no chance, and so no seed',
  minutes: 15,
  paths: ['contract/src', '*.rules.ts', '*.rules.test.ts', 'mutation', 'proofs/mutation'],
  needs: [],
  databases: [],
  short: undefined,
  fault: undefined,
  options: {},
  run: async () => {
    const found = []
    for (const name of ['contract', 'rules']) found.push(await plant(name))
    return { figures: found.flatMap(({ figures }) => figures), violations: found.flatMap(({ violations }) => violations) }
  },
})

const CACHE = 'node_modules/.cache/tracklane'

interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>
}

async function plant(name: string): Promise<Finding> {
  const isGone = leaves({ folder: resolve(CACHE, 'mutation') })
  const { code, said } = await runOwn('node_modules/.bin/stryker', ['run', `mutation/${name}.config.mjs`])
  isGone()
  if (code !== 0) return { figures: [], violations: [`${name}: Stryker ended with ${code}: ${said.slice(-2_000)}`] }
  const { files } = JSON.parse(readFileSync(`${CACHE}/mutation-${name}.json`, 'utf8')) as Report // of Stryker's own reporter
  const counted = Object.values(files)
    .flatMap(({ mutants }) => mutants)
    .filter(({ status }) => status !== 'Ignored')
  const caught = counted.filter(({ status }) => status === 'Killed' || status === 'Timeout').length
  return { figures: [`${name}: ${caught} of ${counted.length} caught (${((100 * caught) / counted.length).toFixed(1)} %)`], violations: [] }
}
