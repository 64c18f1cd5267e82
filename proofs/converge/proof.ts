import { defineProof } from '../kit/proof.ts'

export const proof = defineProof({
  name: 'converge',
  promise: 'whatever happens, every board and table says what the database says, and asks for it no oftener than something happened',
  how: "five boards and two tables in real browsers over two processes, while people work, administrators save boards, card layouts and flows, and networks, processes and Redis break; after each round every screen is compared with SQL that is not the server's",
  minutes: 6,
  paths: [
    'contract/src/kanban*',
    'server/src/features/kanban*',
    'server/src/features/order*',
    'server/src/features/realtime',
    'server/src/platform/realtime',
    'web/src/features/kanban*',
    'web/src/features/order-list',
    'web/src/features/order-table',
    'web/src/lib',
    'web/src/kit',
    'web/src/app/layouts/realtime-bridge.tsx',
    'web/src/testing/board-client.tsx',
    'proofs/converge',
    ':!*.test.ts',
    ':!*.test.tsx',
  ],
  needs: ['PostgreSQL', 'Redis', 'Chromium'],
  databases: ['PostgreSQL'],
  builds: 'everything',
  short: '`short.test.ts`, four boards without a browser, 200 steps in an order that the seed decides',
  fault: 'nobody asks for what was missed while the connection was away',
  /**
   * Everything rests and is compared after each `round` seconds. `troubles` chooses some of `troubles.ts`; `pictures` is a folder for
   * pictures of wrong screens.
   */
  options: { seconds: 300, round: 20, troubles: '', pictures: '' },
  run: async ({ seed, port, own }) => {
    const { settings } = await import('./settings.ts')
    Object.assign(settings, { seed, port, ...own })
    const { play } = await import('./play.ts')
    return play()
  },
})
