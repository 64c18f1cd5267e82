import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Providers } from '#app/providers.tsx'
import { toastError, toastSuccess } from './toast.ts'
import { undoLast } from './toast-offers.ts'

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => vi.useRealTimers())

const say = (run: () => void) => act(run)
const said = () => screen.queryAllByRole('alert').map((toast) => toast.querySelector('span')?.textContent)
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** Shows the toasts without the app's host, which comes with the first toast. */
function show() {
  render(
    <Providers>
      <button type="button">Elsewhere</button>
    </Providers>,
  )
  return screen.findByText('Elsewhere')
}

test('three toasts show at once, the others follow, and none is lost', async () => {
  await show()
  say(() => {
    for (const number of [1, 2, 3, 4, 5]) toastSuccess(`Order ${number} saved`)
  })
  await screen.findByText('Order 1 saved')
  expect(said()).toEqual(['Order 1 saved', 'Order 2 saved', 'Order 3 saved'])
  await pass(5100)
  expect(said()).toEqual(['Order 4 saved', 'Order 5 saved'])
  await pass(4000)
  expect(said()).toEqual(['Order 4 saved', 'Order 5 saved'])
  await pass(1200)
  expect(said()).toEqual([])
})

test('a newer toast of an order replaces the older one, with its full time', async () => {
  await show()
  say(() => toastSuccess('TL1 moved', undefined, 1))
  await screen.findByText('TL1 moved')
  await pass(4000)
  say(() => toastError('TL1 not moved', undefined, false, 1))
  expect(said()).toEqual(['TL1 not moved'])
  await pass(4000)
  expect(said()).toEqual(['TL1 not moved'])
  await pass(1200)
  expect(said()).toEqual([])
})

test('the time stops while the pointer is on it', async () => {
  await show()
  say(() => toastSuccess('TL1 moved', { label: 'Undo', onAction: () => {}, isUndo: true }))
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await user.hover(await screen.findByRole('button', { name: 'Undo' }))
  await pass(20_000)
  expect(said()).toEqual(['TL1 moved'])
  await user.unhover(screen.getByRole('button', { name: 'Undo' }))
  await pass(5100)
  expect(said()).toEqual([])
})

test('Undo acts on the latest toast, once, and only while it is shown', async () => {
  const taken: string[] = []
  const undo = (what: string) => ({ label: 'Undo', onAction: () => taken.push(what), isUndo: true })
  await show()
  say(() => {
    toastSuccess('TL1 moved', undo('TL1'), 1)
    toastSuccess('TL2 moved', undo('TL2'), 2)
    toastSuccess('Saved')
  })
  await screen.findByText('TL1 moved')
  say(() => void undoLast())
  expect(taken).toEqual(['TL2'])
  expect(said()).toEqual(['TL1 moved', 'Saved'])
  await pass(5100)
  expect(undoLast()).toBe(false)
  expect(taken).toEqual(['TL2'])
})

test('closing one returns the focus', async () => {
  const elsewhere = await show()
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  elsewhere.focus()
  say(() => toastSuccess('Saved'))
  await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Close' }))
  expect(document.activeElement).toBe(elsewhere)
})
