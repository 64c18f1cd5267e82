import { expect, test } from 'vitest'
import { filterEntries } from './filter-entries.rules.ts'
import { anyOf, type FilterKind, oneOf, type QuickFilter } from './filter-kind.ts'

interface Filter {
  courier?: number[]
  paid?: boolean
  from?: string
  to?: string
  late?: boolean
}

const icon = () => null
const kinds: FilterKind<Filter>[] = [
  {
    key: 'courier',
    label: 'Courier',
    group: 'Delivery',
    icon,
    parts: ['courier'],
    choices: anyOf('courier', [
      { value: 1, label: 'Sven Wolf' },
      { value: 2, label: 'Mehmet Yılmaz' },
    ]),
  },
  { key: 'paid', label: 'Paid', group: 'Money', icon, parts: ['paid'], choices: oneOf('paid', [{ value: true, label: 'Paid already' }]) },
  { key: 'from,to', label: 'Created', icon, parts: ['from', 'to'], editor: () => null },
]
const quick: QuickFilter<Filter>[] = [{ key: 'late', label: 'Late only', icon, change: { late: true } }]
const recent: QuickFilter<Filter>[] = [{ key: 'r', label: 'Paid · Courier: Sven Wolf', icon, group: 'Recent', change: { paid: true } }]
const labels = (text: string, filter: Filter = {}) => filterEntries({ kinds, quick, recent }, filter, text).map(({ label }) => label)

test.each([
  ['', ['Late only', 'Courier', 'Paid', 'Created', 'Paid · Courier: Sven Wolf']],
  ['cour', ['Courier', 'Paid · Courier: Sven Wolf']],
  ['sven', ['Courier: Sven Wolf', 'Paid · Courier: Sven Wolf']],
  [' YILMAZ ', ['Courier: Mehmet Yılmaz']],
  ['paid', ['Paid', 'Paid: Paid already', 'Paid · Courier: Sven Wolf']],
  ['late', ['Late only']],
  ['nothing', []],
])('typing %j finds %j', (text, expected) => {
  expect(labels(text)).toEqual(expected)
})

test('a chosen value is not offered again', () => {
  expect(labels('sven', { courier: [1] })).toEqual(['Paid · Courier: Sven Wolf'])
})

test('a value found by typing opens its editor together with the chosen ones', () => {
  const [entry] = filterEntries({ kinds, quick, recent }, { courier: [2] }, 'sven')
  expect(entry?.kind?.key).toBe('courier')
  expect(entry?.toggle).toEqual({ courier: [2, 1] })
})

test.each<[Filter, number[]]>([
  [{}, [0, 0, 0, 0, 0]],
  [{ courier: [1, 2] }, [0, 2, 0, 0, 0]],
  [{ paid: false, to: '2026-05-10' }, [0, 0, 1, 1, 0]],
])('with %j chosen the list shows the number of each', (filter, counts) => {
  expect(filterEntries({ kinds, quick, recent }, filter, '').map(({ count }) => count)).toEqual(counts)
})
