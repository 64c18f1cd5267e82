import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type Order, orderEndpoints } from '@tracklane/contract/order'
import { orderListEndpoints } from '@tracklane/contract/order-list'
import { orderLogEndpoints } from '@tracklane/contract/order-log'
import { orderStatusEndpoints } from '@tracklane/contract/order-status'
import { beforeEach, expect, test } from 'vitest'
import { orderRow } from '#features/order/order.testing.ts'
import { answer } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'

const rows = [11, 12].map((id) => orderRow({ id, track: `TL${id}` }))
const whole = (id: number): Order => ({ ...orderRow({ id, track: `TL${id}` }), transitions: [], refused: [] })

beforeEach(() => {
  answer(orderStatusEndpoints.list, { data: [] })
  answer(orderLogEndpoints.statusLog, { data: [] })
  answer(orderListEndpoints.list, { data: rows, meta: { current_page: 1, per_page: 25, total: 2, last_page: 1 } })
  answer(orderEndpoints.get, ({ path }) => ({ data: whole(Number(path.split('/').at(-1))) }))
})

async function commenting() {
  const router = renderScreen('/order/index?id=12', { as: 'logist' })
  const peek = within(await screen.findByRole('dialog', { name: 'Order TL12' }))
  await screen.findByRole('link', { name: /TL11/ })
  await userEvent.click(peek.getByRole('button', { name: 'Change: Comment' }))
  return { router, peek, field: peek.getByRole('textbox', { name: 'Comment' }) }
}

const QUESTION = { name: 'Leave without saving?' }
const question = async () => within(await screen.findByRole('dialog', QUESTION))

test.each<[string, () => HTMLElement]>([
  ['the row of another order', () => screen.getByRole('link', { name: /TL11/ })],
  ['the cross', () => screen.getByRole('button', { name: 'Close' })],
  ['the whole form', () => screen.getByRole('button', { name: 'Edit' })],
  ['another screen', () => screen.getByRole('link', { name: 'Finance' })],
])('an unsaved comment asks before %s loses it', async (_what, way) => {
  const { router, field } = await commenting()
  await userEvent.type(field, 'Ring twice')
  await userEvent.click(way())
  await userEvent.click((await question()).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog', QUESTION)).toBeNull())
  expect(router.state.location.href).toBe('/order/index?id=12')
  expect(field).toHaveProperty('value', 'Ring twice')

  await userEvent.click(way())
  await userEvent.click((await question()).getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(router.state.location.href).not.toBe('/order/index?id=12'))
})

test('an unchanged editor is left without a question; Escape cancels a changed one', async () => {
  const { router, peek, field } = await commenting()
  await userEvent.type(field, 'Ring twice{Escape}')
  expect(peek.queryByRole('textbox', { name: 'Comment' })).toBeNull()
  await userEvent.click(peek.getByRole('button', { name: 'Change: Comment' }))
  await userEvent.click(screen.getByRole('link', { name: /TL11/ }))
  await waitFor(() => expect(router.state.location.search).toMatchObject({ id: '11' }))
  expect(screen.queryByRole('dialog', QUESTION)).toBeNull()
})
