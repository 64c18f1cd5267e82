import { CARD_KEYS } from '@tracklane/contract/kanban'
import { KanbanCardDraft } from '@tracklane/contract/kanban-card'
import { expect, test } from 'vitest'
import { contentOf, copyOf, draftOf, isAlwaysInWords, valuesOf } from './card-form.rules.ts'

const layout = {
  name: 'Night',
  organization_id: 3,
  country_id: null,
  fields: [
    { key: 'courier' as const, icon: 'truck', position: 2, visible: true, display: 'icon' as const },
    { key: 'track' as const, icon: 'of another version', position: 1, visible: true, display: 'text' as const },
  ],
}

test('all fields can be shown: those missing in the layout are hidden at the end', () => {
  const { fields } = valuesOf(layout)
  expect(fields.slice(0, 2).map(({ id, icon }) => [id, icon])).toEqual([
    ['track', 'tag'],
    ['courier', 'truck'],
  ])
  expect(fields).toHaveLength(CARD_KEYS.length)
  expect(fields.slice(2).every(({ visible }) => !visible)).toBe(true)
})

test('as it is sent, positions count from one', () => {
  const content = contentOf(valuesOf(layout))
  expect(content.fields.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(content.fields[1]).toEqual({ key: 'courier', icon: 'truck', position: 2, visible: true, display: 'icon' })
  expect(KanbanCardDraft.safeParse(draftOf(copyOf(layout, ' Ours ', null)))).toMatchObject({ success: true, data: { name: 'Ours' } })
})

test.each([
  ['track', true],
  ['customer_name', true],
  ['customer_address', true],
  ['comment', false],
  ['courier', false],
] as const)('%s always has its name: %s', (key, expected) => {
  expect(isAlwaysInWords(key)).toBe(expected)
})
