import { inBrowser } from '../kit/browser.ts'
import { defineProof } from '../kit/proof.ts'

export const proof = defineProof({
  name: 'journeys',
  promise: 'people get through their work in a browser: every journey, also those that are not in the gate',
  how: 'all specs of `e2e/`, the sweep over the screens included, in Chromium, with motion as most people have it, each tried once',
  minutes: 15,
  paths: ['web/src', 'server/src', 'contract/src', 'e2e', 'proofs/journeys', ':!*.test.ts', ':!*.test.tsx'],
  needs: ['Chromium'],
  databases: [],
  builds: 'everything',
  short: 'at most 50 of them, those without the tag `@proof`',
  fault: undefined,
  options: {},
  run: async () => {
    const { figures, violations } = await inBrowser('journeys', {}, 'e2e')
    return { figures: [`${figures.length} passed`], violations }
  },
})
