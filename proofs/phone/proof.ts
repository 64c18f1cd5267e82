import { inBrowser } from '../kit/browser.ts'
import { defineProof } from '../kit/proof.ts'

export const proof = defineProof({
  name: 'phone',
  promise: 'a move that “waits” on a courier’s phone is neither lost nor made twice: the browser dies, or the network swallows everything',
  how: 'Chromium killed 0.3 s after “waits”, again and again; a line that stays open and loses what is said on it',
  minutes: 3,
  paths: ['web/src/lib', 'web/src/features/delivery', 'server/src/features/order-move', 'proofs/phone', ':!*.test.ts', ':!*.test.tsx'],
  needs: ['Chromium'],
  databases: [],
  builds: 'everything',
  short: '`outbox-durable.test.ts`, “waits” only after the durable commit',
  fault: 'what waits is shown two seconds before it is on the disk',
  options: { kills: 20 },
  run: ({ own }) => inBrowser('phone', { KILLS: String(own.kills) }),
})
