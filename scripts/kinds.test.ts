import { execSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lies } from './kinds.ts'

const files = execSync('git ls-files --cached --others --exclude-standard -- contract/src server/src web/src', { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && existsSync(path))

test('every file is what its name says, and nobody hands on what somebody else exports', () => {
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap((path) => lies({ path, text: readFileSync(path, 'utf8') }))).toEqual([])
})

const at = (file: string) => `web/src/features/order/${file}`

test.each([
  [at('x.api.ts'), `import { ApiError } from '#lib/http.ts'`, 'calls nothing'],
  [at('x.api.ts'), `import type { QueryClient } from '@tanstack/react-query'`, 'calls nothing'],
  [at('x.store.ts'), `import { useState } from 'react'`, 'holds no state'],
  [at('x.parts.tsx'), `export function useName() {}`, 'exports no component'],
  [at('x.parts.tsx'), `export function Name() {}\nexport function nameOf() {}`, 'nameOf'],
  [at('x.parts.tsx'), `export function Name() {}\nexport const NAMES = []`, 'NAMES'],
  [at('x.rules.ts'), `import { useState } from 'react'\nexport function sum() {}`, 'react'],
  [at('x.rules.ts'), `import { call } from '#lib/http.ts'`, 'not pure'],
  [at('x.rules.ts'), `import { type Store, store } from './x.store.ts'`, 'not pure'],
  [at('x.rules.ts'), `import { useFormat } from '#lib/format.ts'`, 'useFormat'],
  [at('x.rules.ts'), `export function useSum() {}`, 'no rule'],
  [at('x.rules.ts'), `export const Sum = () => null`, 'no rule'],
  [at('y.ts'), `export { sum } from './x.rules.ts'`, 'hands on'],
  [at('y.ts'), `export type { Sum } from './x.rules.ts'`, 'hands on'],
  [at('y.ts'), `export * from './x.rules.ts'`, 'hands on'],
  [at('y.ts'), `import { sum } from './x.rules.ts'\nexport { sum }`, 'hands on'],
  [at('y.ts'), `import { type Sum } from './x.rules.ts'\nexport type { Sum }`, 'hands on'],
  [at('y.ts'), `import { sum } from './x.rules.ts'\nexport const add = sum`, 'hands on'],
  ['server/src/features/order/order.service.ts', `export {\n  a,\n  b,\n} from './order.queries.ts'`, 'hands on'],
  ['contract/src/order.ts', `export * from './order-status.ts'`, 'hands on'],
])('%s: %j is found out', (path, text, problem) => {
  expect(lies({ path, text }).join('\n')).toContain(problem)
})

test.each([
  [at('x.api.ts'), `import { call } from '#lib/http.ts'\nexport const x = () => call()`],
  [at('x.api.ts'), `import { useSetOrderStatus } from './order-move.api.ts'\nexport const useX = () => useSetOrderStatus()`],
  [at('x.store.ts'), `import { create } from 'zustand'`],
  [at('x.parts.tsx'), `export function Name() {}\nexport function useName() {}\nexport interface NameProps {}`],
  [
    at('x.rules.ts'),
    `import type { Translate } from '#lib/i18n.ts'\nimport { STATUS } from '@tracklane/contract/order-status'\nexport const ALL = [STATUS]`,
  ],
  [at('x.rules.ts'), `import { sum } from '#features/courier/x.rules.ts'\nexport function more() {}\nexport interface More {}`],
  [at('y.tsx'), `import { useState } from 'react'\nexport const anything = useState`.replace('= useState', '= () => useState(0)')],
  [at('y.ts'), `const own = 1\nexport { own }\n// export * from './x.ts'`],
  [at('y.test.ts'), `export { sum } from './x.rules.ts'`],
])('%s: %j may stand', (path, text) => {
  expect(lies({ path, text })).toEqual([])
})
