import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authEndpoints } from '@tracklane/contract/auth'
import { deliveryEndpoints } from '@tracklane/contract/delivery'
import { homeEndpoints } from '@tracklane/contract/home'
import { orderEndpoints } from '@tracklane/contract/order'
import { orderMoveEndpoints } from '@tracklane/contract/order-move'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeDurable } from '#lib/durable-store.ts'
import { queryClient } from '#lib/query-client.ts'
import { answer, asked, cutOff, refuse } from '#testing/answer.ts'
import { onDisk, withDisk } from '#testing/durable.ts'
import { EMPTY_HOME } from '#testing/empty-home.ts'
import { profileOf, renderScreen } from '#testing/render-screen.tsx'
import { answerDeliveries, at, delivery, NOW } from './courier-home.testing.ts'
import { outgoingMoves } from './outgoing-moves.api.ts'

withDisk()

const { setStatus } = orderMoveEndpoints
const delivered = () => delivery({ status_id: 7, delivered_at: at(10, 42) })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  vi.spyOn(console, 'error').mockImplementation(() => {}) // failed requests are logged
})

afterEach(async () => {
  cleanup()
  for (const owner of ['7', '8']) await outgoingMoves.clear(owner)
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function card(track = 'TL0000000001'): Promise<HTMLElement> {
  // The sheet of a move names it too, even while it closes.
  return waitFor(() => {
    const item = screen.getAllByText(track).flatMap((element) => element.closest('li') ?? [])[0]
    if (!item) throw new Error(`${track} stands on no card`)
    return item
  })
}

async function deliver(person: ReturnType<typeof userEvent.setup>): Promise<void> {
  await person.click(within(await card()).getByRole('button', { name: 'Delivered' }))
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delivered' }))
}

function network(event: 'online' | 'offline'): void {
  act(() => void window.dispatchEvent(new Event(event)))
}

test('today comes first, with hours, route, phone and amount to collect', async () => {
  answerDeliveries([
    delivery({ id: 2, track: 'TL-TOMORROW', delivery_from: at(8, 0, 1), delivery_to: at(10, 0, 1) }),
    delivery({ comment: 'Ring twice' }),
    delivery({ id: 3, track: 'TL-PREPAID', delivery_from: null, delivery_to: at(10), payment_type: 2 }),
  ])
  renderScreen('/', { as: 'courier' })

  const today = await screen.findByRole('region', { name: 'Today' })
  const [first, second] = within(today)
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByRole('heading'))
  expect(first?.textContent).toContain('until 10:00 Late')
  expect(first?.textContent).toContain('Prepaid: nothing to collect')
  expect(second?.textContent).toContain('09:00–12:00')
  expect(second?.textContent).toContain('Collect105.00\u00A0EUR')
  expect(second?.textContent).toContain('Ring twice')
  expect(second?.textContent).not.toContain('Late')
  const ann = within(await card())
  expect(ann.getByRole('link', { name: 'Call Ann Lee' }).getAttribute('href')).toBe('tel:+491511234')
  const map = ann.getByRole('link', { name: 'Map for TL0000000001' })
  expect(map.getAttribute('href')).toContain('Gartenweg%201')
  expect(map.getAttribute('rel')).toContain('noopener')
  expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual(['Today', '11.05.2026'])
  expect(screen.getByText('Last updated 10:42')).toBeDefined()
  expect(screen.getByText('3 orders to deliver')).toBeDefined()
  expect(screen.getByText('Collect 210.00 EUR')).toBeDefined()
})

test("cash in hand and today's hand-overs are below the orders", async () => {
  const data = { ...EMPTY_HOME, courier: { id: 9, name: 'Felix Hartmann' } }
  const in_hand = [{ currency_code: 'EUR', amount: '210.00' }]
  answer(homeEndpoints.numbers, {
    data: { ...data, cash: { in_hand, handed_over_today: [{ currency_code: 'EUR', amount: '80.00', number: 3 }] } },
  })
  answerDeliveries([delivery()])
  renderScreen('/', { as: 'courier' })
  const cash = within(await screen.findByRole('region', { name: 'Cash' }))
  expect(cash.getByText(/^210\.00\sEUR$/)).toBeDefined()
  expect(cash.getByText('Handed over today, H-0003').parentElement?.textContent).toMatch(/80\.00\sEUR$/)
})

test('an account without a courier says why there are no orders', async () => {
  answer(homeEndpoints.numbers, { data: EMPTY_HOME })
  answerDeliveries([])
  renderScreen('/', { as: 'courier' })
  expect(await screen.findByText('This account is not linked with a courier')).toBeDefined()
  expect(screen.getByText(/Ask a logist or the administrator of your organization/)).toBeDefined()
})

test('done orders show an amount only where cash was collected', async () => {
  answerDeliveries([
    delivery({ status_id: 7, delivered_at: at(10, 42), total: '88.00' }),
    delivery({ id: 2, track: 'TL-REJECTED', status_id: 5, total: '99.00' }),
  ])
  renderScreen('/', { as: 'courier' })
  const done = within(await screen.findByRole('region', { name: 'Done today' }))
  expect(done.getByText(/88\.00/)).toBeDefined()
  expect(done.queryByText(/99\.00/)).toBeNull()
})

test("today's done orders are folded below, and orders without moves have no buttons", async () => {
  answerDeliveries([delivered(), delivery({ id: 2, track: 'TL-READY', status_id: 3 })])
  renderScreen('/', { as: 'courier' })
  const done = await screen.findByRole('region', { name: 'Done today' })
  expect(within(done).getByText('TL0000000001')).toBeDefined()
  expect(done.querySelector('details')?.open).toBe(false)
  expect(within(await card('TL-READY')).queryByRole('button')).toBeNull()
})

test('done orders are listed by the moment that they show, and one of an earlier day shows its day', async () => {
  answerDeliveries([
    delivery({ id: 2, track: 'TL-EARLY', status_id: 7, delivered_at: at(8), status_changed_at: at(10) }),
    delivery({ id: 3, track: 'TL-LATE', status_id: 7, delivered_at: at(9), status_changed_at: at(9) }),
    delivery({ id: 4, track: 'TL-WAITS', status_id: 4, delivery_to: at(12, 0, -3), status_changed_at: at(18, 6, -3) }),
  ])
  renderScreen('/', { as: 'courier' })
  const done = within(await screen.findByRole('region', { name: 'Done today' }))
  const texts = done.getAllByRole('listitem', { hidden: true }).map((item) => item.textContent)
  expect(texts).toEqual([
    expect.stringMatching(/TL-LATE09:00/),
    expect.stringMatching(/TL-EARLY08:00/),
    expect.stringMatching(/TL-WAITSThu 18:06/),
  ])
})

test("a delivery is sent with a key, the seen status, and the time by the server's clock", async () => {
  const person = userEvent.setup()
  answerDeliveries([delivery()], { ahead: -5 })
  renderScreen('/', { as: 'courier' })
  answer(setStatus, { data: delivered() })
  await card()
  answerDeliveries([delivered()])
  await deliver(person)

  expect(await screen.findByRole('region', { name: 'Done today' })).toBeDefined()
  const [request] = asked(setStatus)
  expect(request?.path).toBe('/api/order/status/1/7')
  expect(request?.body).toEqual({ from_status_id: 6, delivered_at: at(10, 37) })
  expect(request?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/)
  expect(asked(setStatus)).toHaveLength(1)
})

test('another day without a date is refused in the words of the product', async () => {
  const person = userEvent.setup()
  answerDeliveries([delivery()])
  renderScreen('/', { as: 'courier' })
  await person.click(within(await card()).getByRole('button', { name: 'Redelivery' }))
  const sheet = within(await screen.findByRole('dialog'))
  await person.click(sheet.getByRole('radio', { name: 'Another day' }))
  await person.click(sheet.getByRole('button', { name: 'Redelivery' }))
  expect(await sheet.findByText('Choose a day')).toBeDefined()
  expect(asked(setStatus)).toEqual([])
})

test('a redelivery is sent with its reason, a new window and a comment', async () => {
  const person = userEvent.setup()
  answerDeliveries([delivery()])
  answer(setStatus, { data: delivery({ status_id: 4 }) })
  renderScreen('/', { as: 'courier' })
  await person.click(within(await card()).getByRole('button', { name: 'Redelivery' }))
  const sheet = within(await screen.findByRole('dialog'))
  await person.click(sheet.getByRole('checkbox', { name: 'Nobody at home' }))
  await person.click(sheet.getByRole('radio', { name: 'Tomorrow' }))
  await person.type(sheet.getByRole('textbox', { name: 'Remark for the office' }), 'Dog in the garden')
  await person.click(sheet.getByRole('button', { name: 'Redelivery' }))

  await waitFor(() => expect(asked(setStatus)).toHaveLength(1))
  expect(asked(setStatus)[0]?.body).toEqual({
    from_status_id: 6,
    sub_status_id: 9,
    comment: 'Dog in the garden',
    delivery_from: at(9, 0, 1),
    delivery_to: at(12, 0, 1),
  })
})

test('without a network a move waits on its card and can be withdrawn', async () => {
  const person = userEvent.setup()
  answerDeliveries([delivery()])
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  cutOff(setStatus, orderEndpoints.get)
  renderScreen('/', { as: 'courier' })
  await deliver(person)

  expect(await screen.findByText('Waits for the connection')).toBeDefined()
  expect(screen.getByText('1 move waits until it is back.')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await within(await card()).findByRole('button', { name: 'Delivered' })).toBeDefined()
  expect(asked(setStatus)).toHaveLength(0)
  network('offline')
  network('online')
  expect(screen.queryByText('Waits for the connection')).toBeNull()
})

test('once the network is back, waiting moves are sent in order, under their keys', async () => {
  const person = userEvent.setup()
  const second = delivery({ id: 2, track: 'TL-SECOND', customer_full_name: 'Bob Ray' })
  answerDeliveries([delivery(), second])
  cutOff(setStatus)
  renderScreen('/', { as: 'courier' })
  await deliver(person)
  await screen.findByText('No answer yet: it may have arrived')
  await person.click(within(await card('TL-SECOND')).getByRole('button', { name: 'Rejected' }))
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Rejected' }))
  await screen.findByText('2 moves wait until it is back.')
  const tried = asked(setStatus).map(({ headers }) => headers.get('Idempotency-Key'))

  answer(setStatus, ({ path }) => ({ data: path.includes('/2/') ? { ...second, status_id: 5 } : delivered() }))
  answerDeliveries([delivered(), { ...second, status_id: 5 }])
  network('offline')
  network('online')
  expect(await screen.findByRole('region', { name: 'Done today' })).toBeDefined()
  await waitFor(() => expect(asked(setStatus)).toHaveLength(tried.length + 2))
  const sent = asked(setStatus).slice(tried.length)
  expect(sent.map(({ path }) => path)).toEqual(['/api/order/status/1/7', '/api/order/status/2/5'])
  expect(sent[0]?.headers.get('Idempotency-Key')).toBe(tried[0])
})

test("a move that came too late is shown with the order's present status, until it is dismissed", async () => {
  const person = userEvent.setup()
  answerDeliveries([delivery()])
  refuse(setStatus, 409, { error: 'The order has been moved meanwhile', data: delivery({ status_id: 3 }) })
  renderScreen('/', { as: 'courier' })
  await card()
  answerDeliveries([delivery({ status_id: 3 })])
  await deliver(person)

  const problem = within(await screen.findByRole('alert'))
  expect(problem.getByText('TL0000000001 did not become “Delivered”')).toBeDefined()
  expect(problem.getByText('It was moved meanwhile and is now in “Ready for dispatch”.')).toBeDefined()
  await person.click(problem.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(await card()).toBeDefined()
})

test('the same move by somebody else is no conflict', async () => {
  const person = userEvent.setup()
  answerDeliveries([delivery()])
  refuse(setStatus, 409, { error: 'The order has been moved meanwhile', data: delivered() })
  renderScreen('/', { as: 'courier' })
  await card()
  answerDeliveries([delivered()])
  await deliver(person)
  expect(await screen.findByRole('region', { name: 'Done today' })).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a move of an order that was assigned to somebody else is reported', async () => {
  const person = userEvent.setup()
  answerDeliveries([delivery()])
  refuse(setStatus, 404, { error: 'Not found' })
  renderScreen('/', { as: 'courier' })
  await card()
  answerDeliveries([])
  await deliver(person)
  const others = await screen.findByRole('region', { name: 'Moves of other orders' })
  expect(within(others).getByText('TL0000000001 did not become “Delivered”')).toBeDefined()
  expect(within(others).getByText('The order is no longer yours. Ask the office.')).toBeDefined()
})

test('a refusal of the server is shown in its words', async () => {
  const person = userEvent.setup()
  answerDeliveries([delivery()])
  refuse(setStatus, 422, { errors: { delivered_at: ['The delivery cannot lie in the future'] } })
  renderScreen('/', { as: 'courier' })
  await deliver(person)
  expect(within(await screen.findByRole('alert')).getByText('The delivery cannot lie in the future')).toBeDefined()
})

/** Closes the page, as before it is opened again. */
function closePage(): void {
  cleanup()
  queryClient.clear()
}

test('a start without a network shows the last known state and its age', async () => {
  answerDeliveries([delivery()])
  renderScreen('/', { as: 'courier' })
  await card()
  closePage()

  vi.setSystemTime(new Date(2026, 4, 10, 14, 5))
  cutOff(authEndpoints.profile, deliveryEndpoints.deliveries)
  renderScreen('/', { as: 'courier' })
  expect(await card()).toBeDefined()
  expect(await screen.findByText('No connection.')).toBeDefined()
  expect(screen.getByText('Last updated 10:42')).toBeDefined()
})

test('kept data of an older form of the product is dropped', async () => {
  answerDeliveries([delivery()])
  renderScreen('/', { as: 'courier' })
  await card()
  closePage()

  await writeDurable(['kept'], ({ store }) => store.put({ owner: '7', at: 1, data: { orders: [{ id: 'x' }] } }, 'deliveries'))
  cutOff(deliveryEndpoints.deliveries)
  renderScreen('/', { as: 'courier' })
  expect(await screen.findByText('This could not be loaded')).toBeDefined()
})

test('the end of the session removes every order, and waiting moves are sent for the same person alone', async () => {
  const person = userEvent.setup()
  answerDeliveries([delivery()])
  cutOff(setStatus)
  renderScreen('/', { as: 'courier' })
  await deliver(person)
  await screen.findByText('No answer yet: it may have arrived')

  refuse(setStatus, 401, { message: 'Unauthenticated.' })
  refuse(authEndpoints.profile, 401, { message: 'Unauthenticated.' })
  network('offline')
  network('online')
  expect(await screen.findByLabelText('Email')).toBeDefined()
  expect(await onDisk()).not.toContain('Ann Lee')
  closePage()

  answer(setStatus, { data: delivered() })
  const before = asked(setStatus).length
  answer(authEndpoints.profile, { data: profileOf('courier', { id: 8 }) })
  answerDeliveries([])
  renderScreen('/')
  await screen.findByText('Nothing to deliver right now')
  expect(asked(setStatus)).toHaveLength(before)
  closePage()

  answer(authEndpoints.profile, { data: profileOf('courier') })
  answerDeliveries([delivered()])
  renderScreen('/')
  await screen.findByRole('region', { name: 'Done today' })
  await waitFor(() => expect(asked(setStatus)).toHaveLength(before + 1))
})

test('sign-out warns that moves would be lost, and removes them', async () => {
  const person = userEvent.setup()
  answerDeliveries([delivery()])
  cutOff(setStatus)
  answer(authEndpoints.logout, undefined)
  renderScreen('/', { as: 'courier' })
  await deliver(person)
  await screen.findByText('No answer yet: it may have arrived')

  await person.click(screen.getByRole('button', { name: 'Logout' }))
  const question = await screen.findByRole('dialog', { name: 'Action confirmation' })
  expect(question.textContent).toContain('1 move has not been sent yet and is lost when you log out now.')
  refuse(authEndpoints.profile, 401, { message: 'Unauthenticated.' })
  await person.click(within(question).getByRole('button', { name: 'Logout' }))
  expect(await screen.findByLabelText('Email')).toBeDefined()
  await waitFor(() => expect(outgoingMoves.useEntries.getState().entries).toEqual([]))
  expect(await onDisk()).not.toContain('Ann Lee')
})
