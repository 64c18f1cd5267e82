import { inBrowser } from '../kit/browser.ts'
import { defineProof } from '../kit/proof.ts'

export const proof = defineProof({
  name: 'languages',
  promise: 'every screen speaks every language at 1440 and at 360 px: nothing is left in English, cut off or broken within a word',
  how: 'each person goes through their screens in Chromium and switches the language and the width in place',
  minutes: 6,
  paths: ['web/src', 'server/src/db/seed/phrases', 'e2e/fitting.ts', 'e2e/speaking.ts', 'proofs/languages', ':!*.test.ts', ':!*.test.tsx'],
  needs: ['Chromium'],
  databases: [],
  builds: 'everything',
  short: '`screens.spec.ts`, each screen at 360 px in one language',
  fault: 'heads of columns narrower than their longest word',
  options: {},
  run: () => inBrowser('languages'),
})
