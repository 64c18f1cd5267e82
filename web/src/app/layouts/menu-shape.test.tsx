import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { kanbanEndpoints } from '@tracklane/contract/kanban'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useCommon } from '#lib/persisted.ts'
import { refuse } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { setWindowWidth } from '#testing/window-width.ts'

beforeEach(() => refuse(kanbanEndpoints.board, 503, { error: 'The service is not available right now' }))
afterEach(() => {
  setWindowWidth(1024)
  useCommon.setState(useCommon.getInitialState(), true)
})

/** Opens the board's layout in a window of this width. */
async function openAt(width: number): Promise<void> {
  setWindowWidth(width)
  renderScreen('/order/kanban', { as: 'logist' })
  await screen.findByRole('heading', { name: 'Board' })
}

const menu = () => screen.queryByRole('navigation', { name: 'Main menu' })
const isStrip = () => menu()?.closest('[data-mini]') !== null

test('on a wide screen the menu has the width that the person chose', async () => {
  await openAt(1100)
  expect(isStrip()).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Collapse the menu' }))
  expect(isStrip()).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Expand the menu' }))
  expect(isStrip()).toBe(false)
})

test.each([1099, 640])('at %i px it is a strip of icons, and its button opens the drawer', async (width) => {
  await openAt(width)
  expect(menu()).not.toBeNull()
  expect(isStrip()).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Open the menu' }))
  expect(within(await screen.findByRole('dialog', { name: 'Menu' })).getByRole('link', { name: 'Orders' })).toBeTruthy()
  expect(useCommon.getState().mini).toBe(false)
})

test('on a phone there is only the drawer', async () => {
  await openAt(639)
  expect(menu()).toBeNull()
  expect(screen.getByRole('button', { name: 'Open the menu' })).toBeTruthy()
})
