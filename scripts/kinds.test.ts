import { execSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { lies } from './kinds.ts'

/** Replaces a package in tests, so it re-exports the package. */
const STANDING_IN = 'web/src/testing/watched-stores.ts'

const files = execSync('git ls-files --cached --others --exclude-standard -- contract/src server/src web/src', { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && path !== STANDING_IN && existsSync(path))

test('every file contains only its kind, and no file re-exports another', () => {
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap((path) => lies({ path, text: readFileSync(path, 'utf8') }))).toEqual([])
})

const at = (file: string) => `web/src/features/order/${file}`
const server = (file: string) => `server/src/features/order/${file}`

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
  [
    at('x.screen.ts'),
    `import { Page } from './x.page.tsx'\nexport const xScreen = { component: async () => Page }`,
    'brings in ./x.page.tsx',
  ],
  [
    at('x.screen.ts'),
    `import './x.page.tsx'\nexport const xScreen = { component: () => import('./x.page.tsx') }`,
    'brings in ./x.page.tsx',
  ],
  [at('x.screen.ts'), `export const xScreen = {}\nexport const XPage = () => null`, 'XPage, which is no screen'],
  [at('x.screen.ts'), `const xScreen = { component: () => import('./x.page.tsx') }`, 'exports no screen'],
  [at('y.ts'), `export { sum } from './x.rules.ts'`, 'hands on'],
  [at('y.ts'), `export type { Sum } from './x.rules.ts'`, 'hands on'],
  [at('y.ts'), `export * from './x.rules.ts'`, 'hands on'],
  [at('y.ts'), `import { sum } from './x.rules.ts'\nexport { sum }`, 'hands on'],
  [at('y.ts'), `import { type Sum } from './x.rules.ts'\nexport type { Sum }`, 'hands on'],
  [at('y.ts'), `import { sum } from './x.rules.ts'\nexport const add = sum`, 'hands on'],
  [at('y.ts'), `import { sum } from './x.rules.ts'\nexport const add = sum as typeof sum`, 'hands on'],
  [at('y.ts'), `import { sum } from './x.rules.ts'\nexport const add: typeof sum = sum`, 'hands on'],
  ['server/src/features/order/order.service.ts', `export {\n  a,\n  b,\n} from './order.queries.ts'`, 'hands on'],
  ['contract/src/order.ts', `export * from './order-status.ts'`, 'hands on'],
  [server('x.rules.ts'), `import { findOrder } from './order.queries.ts'`, 'not pure'],
  [server('x.rules.ts'), `import { getOrder } from '#features/order/order.service.ts'`, 'not pure'],
  [server('x.rules.ts'), `import './order.queries.ts'`, 'order.queries.ts'],
  [server('x.rules.ts'), `export const late = () => import('./order.service.ts')`, 'order.service.ts'],
  [server('x.service.ts'), `export const all = (ctx) => ctx.db.selectFrom('couriers').selectAll()`, '.selectFrom('],
  [server('x.service.ts'), `export const add = ({ db }) => db\n  .insertInto('couriers')`, '.insertInto('],
  [server('x.service.ts'), `export const set = ({ db }) => db.updateTable('couriers')`, '.updateTable('],
  [server('x.service.ts'), `export const end = ({ db }) => db.deleteFrom('couriers')`, '.deleteFrom('],
  [server('x.service.ts'), `export const ask = ({ db }) => sql\`select 1\`.execute(db)`, '.execute('],
  [server('x.service.ts'), `export const ask = (query) => query.executeTakeFirst()`, '.executeTakeFirst('],
])('%s: %j is refused', (path, text, problem) => {
  expect(lies({ path, text }).join('\n')).toContain(problem)
})

describe.each([
  at('x.rules.ts'),
  server('x.rules.ts'),
  'server/src/platform/sheet/x.rules.ts',
  'web/src/lib/x.rules.ts',
  'web/src/ui/x.rules.ts',
  'web/src/kit/x.rules.ts',
  'contract/src/x.rules.ts',
])('%s', (path) => {
  test.each([
    [`let known = 0`, 'holds known'],
    [`export let known: Map<string, number> | undefined`, 'holds known'],
    [`var known = 0`, 'holds known'],
    [`const known = new Map<string, number>()`, 'holds known'],
    [`export const known: Map<string, number> = new Map()`, 'holds known'],
    [`const known: Set<number> =\n  new Set([1])`, 'holds known'],
    [`const known = new WeakMap<object, number>()`, 'holds known'],
    [`export const age = (at: number) => Date.now() - at`, 'the clock'],
    [`export function today() {\n  return new Date().getDate()\n}`, 'the clock'],
    [`export const begun = () => performance.now()`, 'the clock'],
    [`export const kept = () => localStorage.getItem('kept')`, 'the browser'],
    [`export const kept = () => window.sessionStorage.getItem('kept')`, 'the browser'],
  ])('%j is refused', (text, problem) => {
    expect(lies({ path, text }).join('\n')).toContain(problem)
  })

  test.each([
    [`const WAYS: ReadonlyMap<string, number> = new Map([['up', 1]])`],
    [`const SECRETS: ReadonlySet<string> =\n  new Set(['hash'])`],
    [`export function sumOf(all: number[]) {\n  let sum = 0\n  const known = new Map()\n  return sum\n}`],
    [`export const day = (iso: string) => new Date(iso).getDay()`],
    [`// localStorage is not asked\nexport const one = 1`],
  ])('%j is accepted', (text) => {
    expect(lies({ path, text })).toEqual([])
  })
})

test.each([
  [at('x.api.ts'), `import { call } from '#lib/http.ts'\nexport const x = () => call()`],
  [at('x.api.ts'), `import type { Job } from './bulk-job.rules.ts'\nexport const x = (job: Job) => job.send([1], 'key')`],
  [at('x.api.ts'), `import { useSetOrderStatus } from './order-move.api.ts'\nexport const useX = () => useSetOrderStatus()`],
  [at('x.store.ts'), `import { create } from 'zustand'`],
  [
    at('x.screen.ts'),
    `import type { X } from './x.ts'\nexport const xScreen = { component: () => import('./x.page.tsx').then((module) => module.X) }`,
  ],
  [at('x.parts.tsx'), `export function Name() {}\nexport function useName() {}\nexport interface NameProps {}`],
  [
    at('x.rules.ts'),
    `import type { Translate } from '#lib/i18n.ts'\nimport { STATUS } from '@tracklane/contract/order-status'\nexport const ALL = [STATUS]`,
  ],
  [at('x.rules.ts'), `import { sum } from '#features/courier/x.rules.ts'\nexport function more() {}\nexport interface More {}`],
  [at('y.tsx'), `import { useState } from 'react'\nexport const anything = useState`.replace('= useState', '= () => useState(0)')],
  [at('y.ts'), `const own = 1\nexport { own }\n// export * from './x.ts'`],
  [at('y.test.ts'), `export { sum } from './x.rules.ts'`],
  [server('x.service.ts'), `import { findOrder } from './order.queries.ts'\nexport const get = (ctx) => findOrder(ctx.db, 1)`],
  [server('x.queries.ts'), `export const all = (db) => db.selectFrom('couriers').selectAll().execute()`],
  [server('x.rules.ts'), `import { invalid } from '#platform/errors.ts'\nimport type { Names } from './order.queries.ts'`],
  [server('x.rules.test.ts'), `const known = new Map()\nconst now = Date.now()`],
])('%s: %j is accepted', (path, text) => {
  expect(lies({ path, text })).toEqual([])
})
