import { inBrowser } from '../kit/browser.ts'
import { defineProof } from '../kit/proof.ts'

export const proof = defineProof({
  name: 'xss',
  promise: 'whatever is written into a field is words wherever it is shown, and nothing of it runs',
  how: 'each payload in the fields of orders and in a question as a hostile server would send it; in Chromium, which is given both hand and pointer',
  minutes: 1,
  paths: ['web/src', 'server/src/hardening/payloads.testing.ts', 'e2e/watch.ts', 'proofs/xss', ':!*.test.ts', ':!*.test.tsx'],
  needs: ['Chromium'],
  databases: [],
  builds: 'everything',
  short: '`payloads.spec.ts`, one page with all of them',
  fault: undefined,
  options: {},
  run: () => inBrowser('xss'),
})
