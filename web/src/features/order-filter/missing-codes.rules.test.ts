import type { FoundCode, OrderFilter } from '@tracklane/contract/order-filter'
import { expect, test } from 'vitest'
import { missingCodes } from './missing-codes.rules.ts'

const of = (code: string, gone: Partial<FoundCode> = {}): FoundCode => {
  return { code, track: `TL-${code}`, archived: false, deleted: false, nearest: null, ...gone }
}
const found: FoundCode[] = [
  of('LIVE'),
  of('KEPT', { archived: true }),
  of('GONE', { deleted: true }),
  of('BOTH', { archived: true, deleted: true }),
  of('LIKE', { track: null, nearest: 'LIVE' }),
]
const ASKED = ['NOBODY', 'LIVE', 'KEPT', 'GONE', 'BOTH', 'constructor', 'LIKE']

test.each<[string, Pick<OrderFilter, 'archived' | 'deleted'>, string[]]>([
  ['live orders', {}, ['NOBODY unknown', 'KEPT archived', 'GONE deleted', 'BOTH deleted', 'constructor unknown', 'LIKE unknown']],
  [
    'the archive',
    { archived: true },
    ['NOBODY unknown', 'LIVE unknown', 'GONE deleted', 'BOTH deleted', 'constructor unknown', 'LIKE unknown'],
  ],
  ['all but the deleted', { archived: 'any' }, ['NOBODY unknown', 'GONE deleted', 'BOTH deleted', 'constructor unknown', 'LIKE unknown']],
  ['all', { archived: 'any', deleted: 'any' }, ['NOBODY unknown', 'constructor unknown', 'LIKE unknown']],
  [
    'deleted orders',
    { deleted: true },
    ['NOBODY unknown', 'LIVE unknown', 'KEPT unknown', 'BOTH archived', 'constructor unknown', 'LIKE unknown'],
  ],
])('pasted codes missing in a list of %s are listed in their order, with the reason', (_list, shown, expected) => {
  expect(missingCodes(ASKED, found, shown).map(({ code, why }) => `${code} ${why}`)).toEqual(expected)
})

test('an unknown code is listed with the nearest one, where there is one', () => {
  expect(missingCodes(['LIKE', 'NOBODY'], found, {})).toEqual([
    { code: 'LIKE', why: 'unknown', nearest: 'LIVE' },
    { code: 'NOBODY', why: 'unknown' },
  ])
})

test('no code is missing where all were found', () => {
  expect(missingCodes(['LIVE'], found, {})).toEqual([])
})
