import { longer } from '../kit/gate-test.ts'
import { defineProof } from '../kit/proof.ts'

export const proof = defineProof({
  name: 'labels',
  promise: 'as many labels as orders were asked for, each with its own track in its codes, in the order asked',
  how: '1,000 labels of 100 × 150 mm with tracks of every length, drawn by one library and read back by another; nine of A4, and one from each place of both papers in three scripts, with both codes',
  minutes: 2,
  paths: ['server/src/features/order-print', 'server/src/platform/pdf', 'proofs/labels', 'proofs/kit/gate-test.ts'],
  needs: [],
  databases: ['PGlite'],
  short: '`label-codes.test.ts`, 40 labels',
  fault: 'labels by the number of their orders instead of in the order asked',
  options: { labels: 1_000 },
  run: ({ databases, seed, own: { labels } }) =>
    longer(
      {
        file: 'src/features/order-print/label-codes.test.ts',
        tests: 10,
        environment: { LABELS: String(labels), LABELS_SEED: String(seed) },
        figure: () => `${labels} labels read back`,
      },
      databases,
    ),
})
