import { longer } from '../kit/gate-test.ts'
import { defineProof } from '../kit/proof.ts'

/** The number of requests that `fuzz.test.ts` sends to one world. */
const BATCH = 1_000

export const proof = defineProof({
  name: 'fuzz',
  promise: 'whatever is asked, the server does not fail, hang or tell about itself',
  how: '20,000 random requests over every call, by every caller, a fresh world each 1,000; texts of 200,000 equal signs among them',
  minutes: 8,
  paths: ['contract/src', 'server/src', 'proofs/fuzz', ':!*.test.ts'],
  needs: [],
  databases: ['PGlite', 'PostgreSQL'],
  short: '`fuzz.test.ts`, 1,000 with a fixed seed',
  fault: 'text that PostgreSQL cannot store is not refused at the door',
  options: { requests: 20_000 },
  run: ({ databases, seed, own: { requests } }) =>
    longer(
      {
        file: 'src/hardening/fuzz.test.ts',
        tests: Math.ceil(requests / BATCH),
        environment: { FUZZ_RUNS: String(requests), FUZZ_SEED: String(seed) },
        figure: (said) => `${requests} requests, ${answersIn(said)}; slowest answer ${slowestIn(said)}`,
      },
      databases,
    ),
})

/** Each world prints `…; slowest: 120 ms, POST /faq`. */
function slowestIn(said: string): string {
  const all = [...said.matchAll(/slowest: (\d+) ms, (\S+ \S+)/g)].map(([, took, name = '']) => ({ took: Number(took), name }))
  const [slowest] = all.toSorted((one, other) => other.took - one.took)
  return slowest ? `${slowest.took} ms (${slowest.name})` : 'not told'
}

/** Each world prints `seed: status × count, …`. */
function answersIn(said: string): string {
  const sums = new Map<string, number>()
  for (const [, status = '', count] of said.matchAll(/\b([1-5]\d\d) × (\d+)/g)) sums.set(status, (sums.get(status) ?? 0) + Number(count))
  return [...sums]
    .toSorted()
    .map(([status, count]) => `${status} × ${count}`)
    .join(', ')
}
