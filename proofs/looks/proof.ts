import { inBrowser } from '../kit/browser.ts'
import { defineProof } from '../kit/proof.ts'

export const proof = defineProof({
  name: 'looks',
  promise: 'every screen, and what opens over it, is drawn without an error in each manner of the contact sheets; how it looks is for eyes',
  how: 'each person’s screens of the sweep in Chromium at 1440 px light English, 768 dark German, 360 light German, 360 dark English, as sheets in the folder `--into`',
  minutes: 6,
  paths: ['web/src', 'e2e/sweep/states.ts', 'proofs/looks', ':!*.test.ts', ':!*.test.tsx'],
  needs: ['Chromium'],
  databases: [],
  builds: 'everything',
  short: undefined,
  fault: 'a part of one screen throws where it is narrow',
  options: { into: 'looks', who: '' },
  run: ({ own }) => inBrowser('looks', { LOOKS: String(own.into), WHO: String(own.who) }),
})
