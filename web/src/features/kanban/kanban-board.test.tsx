import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { countryEndpoints } from '@tracklane/contract/country'
import { kanbanEndpoints } from '@tracklane/contract/kanban'
import type { Reply } from '@tracklane/contract/kit/endpoint'
import { orderFlowEndpoints } from '@tracklane/contract/order-flow'
import { orderMoveEndpoints } from '@tracklane/contract/order-move'
import { beforeEach, expect, test } from 'vitest'
import { country } from '#features/country/country.testing.ts'
import { answer, asked, refuse } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { answerBoard, bob, card, column, flow } from './kanban.testing.ts'

beforeEach(() => answerBoard())

const columnNamed = (name: string) => screen.findByRole('region', { name })
const openMenu = async (track: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${track}` }))
  return screen.findByRole('menu')
}

test('the board has its columns with totals, limits and exact sums of cash on delivery', async () => {
  renderScreen('/order/kanban', { as: 'logist' })
  const fresh = await columnNamed('New')
  expect(within(fresh).getByText('34/20')).toBeTruthy()
  expect(within(fresh).getByText('Over the limit of this column')).toBeTruthy()
  expect(within(fresh).getByText(/COD 12,345\.60\sEUR/)).toBeTruthy()
  expect(within(fresh).getByRole('link', { name: /TL0000000001, Ann Lee, 1,149\.90\sEUR/ })).toBeTruthy()
  expect(within(await columnNamed('Processing')).getByText('No orders here')).toBeTruthy()
})

test('under a filter a limit is compared with all orders of the column', async () => {
  answer(kanbanEndpoints.orders, { data: [column(1, [], { total: 1, whole: 34 }), column(2, []), column(3, [bob]), column(6, [])] })
  renderScreen('/order/kanban?search=ann', { as: 'logist' })
  const fresh = await columnNamed('New')
  expect(await within(fresh).findByText('1 · 34/20')).toBeTruthy()
  expect(within(fresh).getByText('Over the limit of this column')).toBeTruthy()
})

test('a column counts its orders, also without a limit and collapsed', async () => {
  answer(kanbanEndpoints.orders, { data: [column(1, []), column(2, []), column(3, [bob], { total: 1234 }), column(6, [], { total: 56 })] })
  renderScreen('/order/kanban', { as: 'logist' })
  const ready = await columnNamed('Ready for dispatch')
  expect(within(ready).getByText('1,234')).toBeTruthy()
  await userEvent.click(within(ready).getByRole('button', { name: /^Actions for the column/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Collapse “Ready for dispatch”' }))
  const folded = await within(ready).findByRole('button', { name: /Ready for dispatch$/ })
  expect(within(folded).getByText('1,234')).toBeTruthy()
  expect(within(await columnNamed('New')).getByText('0/20')).toBeTruthy()
})

test('the menu moves a card at once and names the former status', async () => {
  answer(orderMoveEndpoints.setStatus, (request) => {
    expect(request.body).toEqual({ from_status_id: 1 })
    answer(kanbanEndpoints.orders, { data: [column(1, []), column(2, [card({ status_id: 2 })]), column(3, [bob]), column(6, [])] })
    return { data: undefined as never } // the board reads the board again, not this answer
  })
  renderScreen('/order/kanban', { as: 'logist' })
  const menu = await openMenu('TL0000000001')
  await userEvent.click(within(menu).getByRole('menuitem', { name: 'Processing' }))

  expect(within(await columnNamed('Processing')).getByRole('link', { name: /Ann Lee/ })).toBeTruthy()
  await waitFor(() => expect(asked(orderMoveEndpoints.setStatus).map((request) => request.path)).toEqual(['/api/order/status/1/2']))
})

test('the menu gives the reasons against other moves', async () => {
  renderScreen('/order/kanban', { as: 'logist' })
  const menu = await openMenu('TL0000000001')
  await userEvent.click(within(menu).getByRole('menuitem', { name: /Why not elsewhere/ }))
  expect(within(menu).getByText('The flow has no step from “New” to “Ready for dispatch”')).toBeTruthy()
  expect(within(menu).getByText('Only these roles may move an order from “New” to “In delivery”: Administrator')).toBeTruthy()
})

test('a column shows a lifted card the reason against a move, and a drop there changes nothing', async () => {
  renderScreen('/order/kanban', { as: 'logist' })
  const link = await screen.findByRole('link', { name: /Ann Lee/ })
  link.focus()
  await userEvent.keyboard(' {ArrowRight}{ArrowRight}')
  const ready = await columnNamed('Ready for dispatch')
  expect(await within(ready).findByText('No step from New')).toBeTruthy()
  await userEvent.keyboard(' ')
  expect(await screen.findByText('The flow has no step from “New” to “Ready for dispatch”')).toBeTruthy()
  expect(within(await columnNamed('New')).getByRole('link', { name: /Ann Lee/ })).toBeTruthy()
  expect(asked(orderMoveEndpoints.setStatus)).toEqual([])
})

test('a drop before the flow has loaded gets its reason as soon as it has', async () => {
  let arrive = (_: Reply<typeof orderFlowEndpoints.default>) => {}
  const late = new Promise<Reply<typeof orderFlowEndpoints.default>>((resolve) => {
    arrive = resolve
  })
  answer(orderFlowEndpoints.default, () => late)
  renderScreen('/order/kanban', { as: 'logist' })
  const link = await screen.findByRole('link', { name: /Ann Lee/ })
  link.focus()
  await userEvent.keyboard(' {ArrowRight}{ArrowRight}')
  expect(screen.getByText('Ready for dispatch', { selector: '[role=status]' })).toBeTruthy()
  arrive({ data: flow })
  await screen.findByText('Ready for dispatch. The flow has no step from “New” to “Ready for dispatch”', { selector: '[role=status]' })
})

test('a refused move puts the card back and shows the reason', async () => {
  refuse(orderMoveEndpoints.setStatus, 422, {
    errors: { status_id: ['The order is archived. These roles can restore it: Administrator and Logist'] },
  })
  renderScreen('/order/kanban', { as: 'logist' })
  const menu = await openMenu('TL0000000001')
  await userEvent.click(within(menu).getByRole('menuitem', { name: 'Processing' }))

  expect(await screen.findByText('The order is archived. These roles can restore it: Administrator and Logist')).toBeTruthy()
  await waitFor(async () => expect(within(await columnNamed('New')).getByRole('link', { name: /Ann Lee/ })).toBeTruthy())
})

test('dispatch asks for a courier, warns about a full day, and Cancel puts the card back', async () => {
  renderScreen('/order/kanban', { as: 'logist' })
  const menu = await openMenu('TL0000000002')
  await userEvent.click(within(menu).getByRole('menuitem', { name: 'In delivery…' }))

  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText('Full, 10 of 10')).toBeTruthy()
  expect(within(dialog).getByText('3 of 10, 7 free')).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))

  expect(within(await columnNamed('Ready for dispatch')).getByRole('link', { name: /Bob Ray/ })).toBeTruthy()
  expect(asked(orderMoveEndpoints.setStatus)).toEqual([])
})

test('the filter of the address is sent, and a chip removes its part', async () => {
  const router = renderScreen('/order/kanban?search=lee&payment_type=1&courier_id=5&id=&page=1', { as: 'logist' })
  await screen.findByRole('link', { name: /Ann Lee/ })
  const query = asked(kanbanEndpoints.orders)[0]?.query
  expect([query?.get('search'), query?.get('payment_type'), query?.get('courier_id'), query?.get('id')]).toEqual(['lee', '1', '5', null])

  await userEvent.click(await screen.findByRole('button', { name: 'Remove the filter “Payment: COD”' }))
  await waitFor(() => expect(router.state.location.search).not.toHaveProperty('payment_type'))
  expect(await screen.findByRole('button', { name: 'Courier: Carl Fast' })).toBeTruthy()
})

test('a country of the filter is shown with its name', async () => {
  answer(countryEndpoints.list, { data: [country({ id: 3, name: 'Austria', code: 'AT' })] })
  renderScreen('/order/kanban?country_id=3', { as: 'logist' })
  expect(await screen.findByRole('button', { name: 'Country: Austria' })).toBeTruthy()
})

test('a field that the person has hidden is not on the cards', async () => {
  localStorage.setItem('kanban-card', JSON.stringify({ state: { fields: {} }, version: 0 }))
  renderScreen('/order/kanban', { as: 'logist' })
  await userEvent.click(await screen.findByRole('button', { name: 'View of the cards: Compact' }))
  await userEvent.click(await screen.findByRole('radio', { name: 'Comfortable' }))
  expect(await screen.findByText('+49 151 1234', { selector: '[data-card="1"] *' })).toBeTruthy()
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Phone' }))
  await waitFor(() => expect(screen.queryByText('+49 151 1234')).toBeNull())
  expect(JSON.parse(localStorage.getItem('kanban-card') ?? '').state.fields).toEqual({ 2: false })
})
