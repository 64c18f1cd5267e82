import { execSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { circleIn, FEATURES, featureOf, violations } from './layers.ts'

const files = execSync('git ls-files --cached --others --exclude-standard -- contract/src server/src web/src', { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && existsSync(path))

test('no feature imports upward or past a door', () => {
  expect(files.flatMap((path) => violations({ path, text: readFileSync(path, 'utf8') }))).toEqual([])
})

test('features have no import cycle', () => {
  expect(circleIn(files.map((path) => ({ path, text: readFileSync(path, 'utf8') })))).toBeUndefined()
})

test('every feature is in exactly one stratum, and every listed name is a feature', () => {
  const known = new Set(files.flatMap((path) => featureOf(path) ?? []))
  expect([...known].toSorted()).toEqual(FEATURES.toSorted())
})

test.each([
  ['server/src/features/order/x.service.ts', '#features/kanban/kanban.service.ts', 'upward'],
  ['server/src/features/order/x.queries.ts', '#features/order-list/order-list.queries.ts', 'upward'],
  ['server/src/features/order/x.service.ts', '@tracklane/contract/order-operation', 'upward on the wire'],
  ['contract/src/order.ts', './order-list.ts', 'upward in the contract'],
  ['server/src/features/kanban/x.service.ts', '#features/order/order.queries.ts', 'queries from a service'],
  ['web/src/features/kanban/x.tsx', '#features/order-view/order-view.tsx', 'a private file'],
  ['web/src/features/order/x.tsx', '#features/no-such/x.api.ts', 'no layer'],
  ['web/src/features/kanban/x.tsx', '#features/order-index/order-index.screen.ts', 'a screen of another'],
  ['web/src/features/order-index/x.tsx', './order-index.screen.ts', 'a screen of its own'],
])('%s importing %s is refused (%s)', (path, specifier) => {
  expect(violations({ path, text: `import { x } from '${specifier}'` })).toHaveLength(1)
})

test.each([
  `import { x } from '#features/order-view/order-view.tsx'`,
  `import '#features/order-view/order-view.tsx'`,
  `const x = () => import('#features/order-view/order-view.tsx')`,
  `export { x } from '#features/order-view/order-view.tsx'`,
  `import {\n  x,\n} from '#features/order-view/order-view.tsx'`,
])('%j is refused as the import of a private file', (text) => {
  expect(violations({ path: 'web/src/features/kanban/x.tsx', text })).toHaveLength(1)
})

test.each([
  ['server/src/features/kanban/x.service.ts', '#features/order/order.service.ts'],
  ['server/src/features/kanban/x.queries.ts', '#features/order/order.queries.ts'],
  ['web/src/features/kanban/x.tsx', '#features/order-view/order-drawer.parts.tsx'],
  ['web/src/features/kanban/x.tsx', '#features/order/delivery-window.rules.ts'],
  ['web/src/features/kanban/board/x.tsx', '#features/kanban/card/card-face.tsx'],
  ['web/src/features/order/x.tsx', '#ui/button.tsx'],
  ['web/src/app/screens.ts', '#features/order-index/order-index.screen.ts'],
  ['contract/src/order-list.ts', './order.ts'],
])('%s importing %s is accepted', (path, specifier) => {
  expect(violations({ path, text: `import { x } from '${specifier}'` })).toEqual([])
})

test('a cycle is found, also through other features and over the wire', () => {
  const file = (path: string, specifier: string) => ({ path, text: `import { x } from '${specifier}'` })
  const sources = [
    file('server/src/features/order-edit/x.service.ts', '#features/courier-order/x.service.ts'),
    file('web/src/features/courier-order/x.tsx', '@tracklane/contract/order-metrics'),
  ]
  expect(circleIn(sources)).toBeUndefined()
  const closing = file('contract/src/order-metrics.ts', './order-edit.ts')
  expect(circleIn([...sources, closing])).toBe('order-edit → courier-order → order-metrics → order-edit')
})
