import { describe, expect, test } from 'vitest'
import { changesBetween } from './changes.rules.ts'

describe('changes between two rows', () => {
  const day = '2026-03-28T10:00:00.000Z'
  const cases: { title: string; before: object; after: object; changes: object }[] = [
    { title: 'what is the same is none', before: { a: 1, b: 'x' }, after: { a: 1, b: 'x' }, changes: {} },
    { title: 'only what differs', before: { a: 1, b: 'x' }, after: { a: 2, b: 'x' }, changes: { a: { old: 1, new: 2 } } },
    { title: 'what the later one does not name stayed', before: { a: 1, b: 'x' }, after: { a: 1, b: undefined }, changes: {} },
    { title: 'a new row has only new values', before: {}, after: { a: 1, b: null }, changes: { a: { old: null, new: 1 } } },
    { title: 'what is emptied', before: { a: 1 }, after: { a: null }, changes: { a: { old: 1, new: null } } },
    { title: 'the same instant is none', before: { at: new Date(day) }, after: { at: new Date(day) }, changes: {} },
    { title: 'a date and its text are the same', before: { at: new Date(day) }, after: { at: day }, changes: {} },
    {
      title: 'dates are written as ISO text',
      before: { at: null },
      after: { at: new Date(day) },
      changes: { at: { old: null, new: day } },
    },
    { title: 'the same money is none, however it is written', before: { total: '105.0000' }, after: { total: '105' }, changes: {} },
    { title: 'leading zeros are no money', before: { total: '0.50' }, after: { total: '00.5' }, changes: {} },
    {
      title: 'money differs by the smallest part, beyond what a float tells apart',
      before: { total: '90071992547409.9200' },
      after: { total: '90071992547409.93' },
      changes: { total: { old: '90071992547409.9200', new: '90071992547409.93' } },
    },
    {
      title: 'what only looks like money is compared as text',
      before: { foreign_id: '1.10' },
      after: { foreign_id: '1.1' },
      changes: { foreign_id: { old: '1.10', new: '1.1' } },
    },
    {
      title: 'rows of a list are compared by content',
      before: { products: [{ name: 'Lamp', price: '50.00' }] },
      after: { products: [{ price: '50', name: 'Lamp' }] },
      changes: {},
    },
    {
      title: 'the order of a list counts',
      before: { roles: ['a', 'b'] },
      after: { roles: ['b', 'a'] },
      changes: { roles: { old: ['a', 'b'], new: ['b', 'a'] } },
    },
    { title: 'a password is never looked at', before: { password_hash: 'x' }, after: { password_hash: 'y', password: 'z' }, changes: {} },
  ]

  test.each(cases)('$title', ({ before, after, changes }) => {
    expect(changesBetween(before, after)).toEqual(changes)
  })
})
