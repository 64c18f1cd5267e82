import type { FoundTrack, OrderFilter } from '@tracklane/contract/order-filter'
import { expect, test } from 'vitest'
import { missingTracks } from './missing-tracks.rules.ts'

const found: FoundTrack[] = [
  { track: 'LIVE', archived: false, deleted: false },
  { track: 'KEPT', archived: true, deleted: false },
  { track: 'GONE', archived: false, deleted: true },
  { track: 'BOTH', archived: true, deleted: true },
]
const ASKED = ['NOBODY', 'LIVE', 'KEPT', 'GONE', 'BOTH', 'constructor']

test.each<[string, Pick<OrderFilter, 'archived' | 'deleted'>, string[]]>([
  ['live orders', {}, ['NOBODY unknown', 'KEPT archived', 'GONE deleted', 'BOTH deleted', 'constructor unknown']],
  ['the archive', { archived: true }, ['NOBODY unknown', 'LIVE unknown', 'GONE deleted', 'BOTH deleted', 'constructor unknown']],
  ['all but the deleted', { archived: 'any' }, ['NOBODY unknown', 'GONE deleted', 'BOTH deleted', 'constructor unknown']],
  ['all', { archived: 'any', deleted: 'any' }, ['NOBODY unknown', 'constructor unknown']],
  ['deleted orders', { deleted: true }, ['NOBODY unknown', 'LIVE unknown', 'KEPT unknown', 'BOTH archived', 'constructor unknown']],
])('of the tracks pasted, what a list of %s leaves out is named in their order, with why', (_list, shown, expected) => {
  expect(missingTracks(ASKED, found, shown).map(({ track, why }) => `${track} ${why}`)).toEqual(expected)
})

test('nothing is missing where all were found', () => {
  expect(missingTracks(['LIVE'], found, {})).toEqual([])
})
