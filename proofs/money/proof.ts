import { longer } from '../kit/gate-test.ts'
import { defineProof } from '../kit/proof.ts'

/** The number of seeds of one test in `adds-up.test.ts`. */
const BATCH = 10

export const proof = defineProof({
  name: 'money',
  promise:
    'what is expected, outstanding, collected and prepaid comes to the same cent on the screen, in the lists its numbers lead to, in the export and order by order in the database',
  how: '200 worlds of 60 to 90 random orders in three currencies, archived, deleted, prepaid, refused and paid around the night in which the clocks go forward; and the demo world',
  minutes: 3,
  paths: [
    'server/src/features/order-finance',
    'server/src/features/order-money',
    'server/src/features/order-export',
    'server/src/features/order-filter',
    'contract/src/order-money.ts',
    'contract/src/kit/money.ts',
    'proofs/money',
    'proofs/kit/gate-test.ts',
  ],
  needs: [],
  databases: ['PGlite', 'PostgreSQL'],
  short: '`adds-up.test.ts`, one seed and the demo world',
  fault: 'what was prepaid counts as collected',
  options: { seeds: 200 },
  run: ({ databases, seed, own: { seeds } }) =>
    longer(
      {
        file: 'src/features/order-finance/adds-up.test.ts',
        tests: Math.ceil(seeds / BATCH) + 1, // one more for the demo world
        environment: { MONEY_RUNS: String(seeds), MONEY_SEED: String(seed) },
        figure: (said) => `${seeds} worlds, ${sumsIn(said)} sums compared`,
      },
      databases,
    ),
})

/** Each test prints `seed: n sums`. */
function sumsIn(said: string): number {
  return [...said.matchAll(/: (\d+) sums$/gm)].reduce((sum, [, count]) => sum + Number(count), 0)
}
