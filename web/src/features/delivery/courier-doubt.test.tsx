import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { deliveryEndpoints } from '@tracklane/contract/delivery'
import { orderEndpoints } from '@tracklane/contract/order'
import { orderMoveEndpoints } from '@tracklane/contract/order-move'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, asked, cutOff, refuse } from '#testing/answer.ts'
import { onDisk, withDisk } from '#testing/durable.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { answerDeliveries, at, delivery, NOW } from './courier-home.testing.ts'
import { outgoingMoves } from './outgoing-moves.api.ts'

withDisk()

const { setStatus } = orderMoveEndpoints
const delivered = () => delivery({ status_id: 7, delivered_at: at(10, 42) })
type Person = ReturnType<typeof userEvent.setup>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(async () => {
  cleanup()
  vi.restoreAllMocks()
  await outgoingMoves.clear('7')
  vi.useRealTimers()
})

/** Finds the card at once: its text changes as soon as it no longer waits. */
function card(): Promise<HTMLElement> {
  return waitFor(() => {
    const item = screen.getByText('TL0000000001').closest('li')
    if (!item) throw new Error('It stands on no card')
    return item
  })
}

async function openSheet(person: Person, status = 'Delivered') {
  await person.click(within(await card()).getByRole('button', { name: status }))
  return within(await screen.findByRole('dialog'))
}

async function deliver(person: Person): Promise<void> {
  await person.click((await openSheet(person)).getByRole('button', { name: 'Delivered' }))
}

/** Takes the network away and back, so that waiting moves are tried again. */
function tryAgain(): void {
  act(() => void window.dispatchEvent(new Event('offline')))
  act(() => void window.dispatchEvent(new Event('online')))
}

async function loseAnswer(person: Person): Promise<void> {
  answerDeliveries([delivery()])
  cutOff(setStatus, orderEndpoints.get)
  renderScreen('/', { as: 'courier' })
  await deliver(person)
  await screen.findByText('No answer yet: it may have arrived')
  cutOff(deliveryEndpoints.deliveries)
  await person.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Will be taken back if it has not arrived')).toBeDefined()
}

test('without an answer a move is withdrawn after asking the server: it had arrived, and this is shown', async () => {
  const person = userEvent.setup()
  await loseAnswer(person)
  const sent = asked(setStatus).length
  answer(orderEndpoints.get, { data: delivered() })
  answerDeliveries([delivered()])
  tryAgain()

  const problem = within(await screen.findByRole('alert'))
  expect(problem.getByText('“Delivered” of TL0000000001 could not be taken back')).toBeDefined()
  expect(problem.getByText('It had arrived: the order is now in “Delivered”. Ask the office to change it.')).toBeDefined()
  expect(asked(setStatus)).toHaveLength(sent)
  await person.click(problem.getByRole('button', { name: 'Dismiss' }))
  expect(await screen.findByRole('region', { name: 'Done today' })).toBeDefined()
})

test('without an answer a move is withdrawn after asking the server: it had not arrived, and is removed', async () => {
  const person = userEvent.setup()
  await loseAnswer(person)
  const sent = asked(setStatus).length
  answer(orderEndpoints.get, { data: delivery() })
  answerDeliveries([delivery()])
  tryAgain()
  expect(await within(await card()).findByRole('button', { name: 'Delivered' })).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(asked(setStatus)).toHaveLength(sent)
})

test('where that request fails nothing is claimed; tried again the move is withdrawn and never sent', async () => {
  const person = userEvent.setup()
  await loseAnswer(person)
  const sent = asked(setStatus).length
  refuse(orderEndpoints.get, 500)
  answerDeliveries([delivery()])
  tryAgain()

  const problem = within(await screen.findByRole('alert'))
  expect(problem.getByText('“Delivered” of TL0000000001 could not be taken back')).toBeDefined()
  expect(problem.getByText('It is not known whether it arrived. Try again, or ask the office.')).toBeDefined()
  expect(problem.queryByRole('button', { name: 'Correct and send' })).toBeNull()
  answer(orderEndpoints.get, { data: delivery() })
  await person.click(problem.getByRole('button', { name: 'Try again' }))
  tryAgain()
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(await within(await card()).findByRole('button', { name: 'Delivered' })).toBeDefined()
  expect(asked(setStatus)).toHaveLength(sent)
})

test('a withdrawn move can be sent after all', async () => {
  const person = userEvent.setup()
  await loseAnswer(person)
  answer(setStatus, { data: delivered() })
  answerDeliveries([delivered()])
  await person.click(screen.getByRole('button', { name: 'Send it after all' }))
  expect(await screen.findByRole('region', { name: 'Done today' })).toBeDefined()
})

test('a phone with a fast clock sends the right moment', async () => {
  const person = userEvent.setup()
  answerDeliveries([delivery()])
  renderScreen('/', { as: 'courier' })
  await card()
  vi.setSystemTime(new Date(NOW.getTime() + 3 * 3_600_000))
  answerDeliveries([delivery()], { ahead: -180 })
  answer(setStatus, ({ body }) => ({ data: { ...delivered(), ...(body as object) } }))
  refuse(setStatus, 422, () => {
    answer(setStatus, { data: delivered() })
    return { errors: { delivered_at: ['The delivery cannot lie in the future'] } }
  })
  await deliver(person)
  await waitFor(() => expect(asked(setStatus)).toHaveLength(2))
  const [wrong, right] = asked(setStatus)
  expect(wrong?.body).toMatchObject({ delivered_at: at(13, 42) })
  expect(right?.body).toEqual({ from_status_id: 6, delivered_at: at(10, 42) })
  expect(right?.headers.get('Idempotency-Key')).not.toBe(wrong?.headers.get('Idempotency-Key'))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a refused move is corrected and sent again with its former input', async () => {
  const person = userEvent.setup()
  answerDeliveries([delivery()])
  refuse(setStatus, 422, { errors: { sub_status_id: ['This reason does not fit'] } })
  renderScreen('/', { as: 'courier' })
  const sheet = await openSheet(person, 'Redelivery')
  await person.click(sheet.getByRole('checkbox', { name: 'Nobody at home' }))
  await person.type(sheet.getByRole('textbox', { name: 'Remark for the office' }), 'Dog in the garden')
  await person.click(sheet.getByRole('button', { name: 'Redelivery' }))
  const problem = within(await screen.findByRole('alert'))
  expect(problem.getByText('This reason does not fit')).toBeDefined()

  await person.click(problem.getByRole('button', { name: 'Correct and send' }))
  const again = within(await screen.findByRole('dialog'))
  answer(setStatus, { data: delivery({ status_id: 4 }) })
  answerDeliveries([delivery({ status_id: 4 })])
  expect(again.getByRole('checkbox', { name: 'Nobody at home' })).toHaveProperty('checked', true)
  await person.click(again.getByRole('checkbox', { name: 'Nobody at home' }))
  await person.click(again.getByRole('button', { name: 'Redelivery' }))
  await waitFor(() => expect(asked(setStatus)).toHaveLength(2))
  expect(asked(setStatus)[1]?.body).toEqual({ from_status_id: 6, comment: 'Dog in the garden' })
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('where the phone cannot store anything, a move is made once the server has it', async () => {
  const person = userEvent.setup()
  answerDeliveries([delivery()])
  cutOff(setStatus)
  renderScreen('/', { as: 'courier' })
  await card()
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const sheet = await openSheet(person)
  await person.click(sheet.getByRole('button', { name: 'Delivered' }))
  expect((await sheet.findByRole('alert')).textContent).toContain('This phone could not keep the move')
  expect(screen.queryByText('Waits for the connection')).toBeNull()

  answer(setStatus, { data: delivered() })
  answerDeliveries([delivered()])
  await person.click(sheet.getByRole('button', { name: 'Delivered' }))
  expect(await screen.findByRole('region', { name: 'Done today' })).toBeDefined()
  const keys = asked(setStatus).map(({ headers }) => headers.get('Idempotency-Key'))
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test("the end of the session removes the customer's data of a refused move from the phone", async () => {
  const person = userEvent.setup()
  answerDeliveries([delivery()])
  refuse(setStatus, 409, { error: 'The order has been moved meanwhile', data: delivery({ status_id: 3 }) })
  renderScreen('/', { as: 'courier' })
  await deliver(person)
  await screen.findByRole('alert')
  await waitFor(async () => expect(await onDisk()).toContain('Ann Lee'))
  refuse(deliveryEndpoints.deliveries, 401, { message: 'Unauthenticated.' })
  await person.click(screen.getByRole('button', { name: 'Update' }))
  expect(await screen.findByLabelText('Email')).toBeDefined()
  await waitFor(async () => expect(await onDisk()).not.toMatch(/Ann Lee|Gartenweg|151 1234/))
  expect(outgoingMoves.useEntries.getState().entries).toMatchObject([{ payload: { order_id: 1, to: 7 }, problem: { status: 409 } }])
})
