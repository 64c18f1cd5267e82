import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { BoardContext, createBoardStore } from '#features/kanban/data/board.store.ts'
import { card, column } from '#features/kanban/kanban.testing.ts'
import { useFocusClaim } from './use-focus-claim.ts'

const CARD = 2
const DRAWN = 40

beforeEach(() => {
  vi.useFakeTimers()
})

/** Makes the content of a page with one card, and a field outside of it. */
function openBoard() {
  const board = createBoardStore({
    filter: {},
    layout: [{ status_id: 1, position: 1, wip_limit: null, collapsed: false }],
    fields: { get: () => undefined, inOrder: [] },
    answer: [column(1, [card({ id: CARD })])],
    isPlaceholder: false,
    isFetching: false,
    density: 'comfortable',
    onOpen: () => undefined,
    onClear: () => undefined,
  })
  render(
    <BoardContext value={board}>
      <main id="content" tabIndex={-1}>
        <Claims />
        <article data-card={CARD}>
          <a href="?id=2">The card</a>
        </article>
      </main>
      <input aria-label="Elsewhere" />
    </BoardContext>,
  )
  return board
}

function Claims() {
  useFocusClaim()
  return null
}

test.each([
  ['nowhere', () => undefined, true],
  ['on the content, where it goes when a dialog leaves no other place', () => screen.getByRole('main').focus(), true],
  ['where the person has gone meanwhile', () => screen.getByRole('textbox').focus(), false],
])('a card claims the focus while it is %s', (_where, go, isHis) => {
  const board = openBoard()
  act(() => board.claimFocus(CARD))
  act(go)
  act(() => void vi.advanceTimersByTime(DRAWN))
  expect(document.activeElement === screen.getByRole('link')).toBe(isHis)
})

test('a card waits for a dialog that is closing, for as long as its claim lasts', () => {
  const board = openBoard()
  const dialog = document.body.appendChild(Object.assign(document.createElement('div'), { role: 'dialog', tabIndex: -1 }))
  act(() => board.claimFocus(CARD))
  dialog.focus()
  act(() => void vi.advanceTimersByTime(5 * DRAWN))
  expect(document.activeElement).toBe(dialog)
  dialog.remove()
  act(() => void vi.advanceTimersByTime(DRAWN))
  expect(document.activeElement).toBe(screen.getByRole('link'))

  screen.getByRole('textbox').focus()
  document.body.append(dialog)
  dialog.focus()
  act(() => board.claimFocus(CARD))
  act(() => void vi.advanceTimersByTime(2_000))
  dialog.remove()
  act(() => void vi.advanceTimersByTime(2_000))
  expect(document.activeElement).toBe(document.body)
})
