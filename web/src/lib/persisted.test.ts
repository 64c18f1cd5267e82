import { expect, test } from 'vitest'
import { reset, useCommon, useKanbanCard } from './persisted.ts'

function store(name: string, state: unknown): void {
  localStorage.setItem(name, JSON.stringify({ state, version: 0 }))
}

test('unreadable values are dropped, the others stay', async () => {
  store('common', { theme: 'purple', language: 'de', mini: true, translations: 7 })
  await useCommon.persist.rehydrate()
  expect(useCommon.getState()).toEqual({ theme: null, language: 'de', mini: true, translations: {}, sent: [], single_keys: true })
})

test('an unreadable store starts empty', async () => {
  store('kanban-card', 'nonsense')
  await useKanbanCard.persist.rehydrate()
  expect(useKanbanCard.getState()).toEqual({ fields: {} })
})

test("a reset also empties the browser's storage", async () => {
  useKanbanCard.setState({ fields: { 2: false } })
  reset(useKanbanCard)
  expect(JSON.parse(localStorage.getItem('kanban-card') ?? '').state).toEqual({ fields: {} })
})
