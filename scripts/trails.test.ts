import { expect, test } from 'vitest'
import { filesOf, TRAILS } from './trails.ts'

test.each(TRAILS)('"$operation" is followed from its button to its SQL through at most $most files', (trail) => {
  const files = filesOf(trail)
  process.stdout.write(`     ${trail.operation}: ${files.length} files of ${trail.most}\n`)
  expect(files.length).toBeLessThanOrEqual(trail.most)
})

test('a stop without an import path is reported', () => {
  const lost = { operation: 'none', most: 1, legs: [['contract/src/order-flow.ts', 'web/src/main.tsx']] } as const
  expect(() => filesOf(lost)).toThrow('No import leads from contract/src/order-flow.ts to web/src/main.tsx')
})
