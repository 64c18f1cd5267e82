import { CARD_KEYS, type CardKey, type KanbanCardField } from '@tracklane/contract/kanban'
import { expect, test } from 'vitest'
import { indexOf, shownFields } from './card-layout.rules.ts'

const field = (key: CardKey, position: number, visible = true): KanbanCardField => ({
  key,
  icon: 'tag',
  position,
  visible,
  display: 'both',
})
const layout = {
  id: 1,
  name: 'Card',
  organization_id: null,
  country_id: null,
  created_at: '',
  updated_at: '',
  fields: [field('track', 3), field('courier', 1), field('comment', 2, false)],
}

test.each<[string, Partial<Record<CardKey, boolean>>, CardKey[]]>([
  ['as the layout says, in its order', {}, ['courier', 'track']],
  ['without what the person hides', { courier: false }, ['track']],
  ['with what the person wants to see', { comment: true }, ['courier', 'comment', 'track']],
  ['never with what the layout does not have', { foreign_id: true }, ['courier', 'track']],
])('a card shows its fields %s', (_how, own, keys) => {
  const choices = Object.fromEntries(CARD_KEYS.flatMap((key) => (own[key] === undefined ? [] : [[indexOf(key), own[key]]])))
  const fields = shownFields(layout, choices)
  expect(fields.inOrder.map(({ key }) => key)).toEqual(keys)
  expect(CARD_KEYS.filter((key) => fields.get(key)?.key === key).sort()).toEqual([...keys].sort())
})

test("a choice is stored by the field's place in the list of eight", () => {
  expect(CARD_KEYS.map(indexOf)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})
