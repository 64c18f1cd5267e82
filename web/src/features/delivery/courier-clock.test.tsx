import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { orderMoveEndpoints } from '@tracklane/contract/order-move'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, asked } from '#testing/answer.ts'
import { withDisk } from '#testing/durable.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { answerDeliveries, at, delivery, NOW } from './courier-home.testing.ts'
import { outgoingMoves } from './outgoing-moves.api.ts'

withDisk()

const DAY = 24 * 60

/** The phone is a day behind. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  answerDeliveries([delivery({ delivery_from: at(9, 0, 1), delivery_to: at(12, 0, 1) })], { ahead: DAY })
})
afterEach(async () => {
  cleanup()
  await outgoingMoves.clear('7')
  vi.useRealTimers()
})

/** Opens the sheet of a redelivery and chooses the next day. */
async function chooseDay(person: ReturnType<typeof userEvent.setup>, name: string) {
  renderScreen('/', { as: 'courier' })
  await person.click(await screen.findByRole('button', { name: 'Redelivery' }))
  const sheet = within(await screen.findByRole('dialog'))
  await person.click(sheet.getByRole('radio', { name }))
  return sheet
}

test("on a phone with a wrong clock today is the server's day", async () => {
  const today = delivery({ track: 'TL-TODAY', delivery_to: at(12, 0, 1) })
  answerDeliveries([today, delivery({ id: 2, track: 'TL-LEFT-OVER', delivery_to: at(12) })], { ahead: DAY })
  renderScreen('/', { as: 'courier' })
  await screen.findByText('TL-TODAY')
  const tracks = screen
    .getAllByRole('region')
    .map((region) => [region.getAttribute('aria-label'), region.textContent?.match(/TL-[A-Z-]+/)?.[0]])
  expect(tracks).toEqual([
    ['Today', 'TL-TODAY'],
    ['From earlier days', 'TL-LEFT-OVER'],
  ])
})

test("tomorrow follows the server's clock", async () => {
  const person = userEvent.setup()
  answer(orderMoveEndpoints.setStatus, { data: delivery({ status_id: 4 }) })
  const sheet = await chooseDay(person, 'Tomorrow')
  await person.click(sheet.getByRole('button', { name: 'Redelivery' }))
  await waitFor(() => expect(asked(orderMoveEndpoints.setStatus)).toHaveLength(1))
  expect(asked(orderMoveEndpoints.setStatus)[0]?.body).toMatchObject({ delivery_from: at(9, 0, 2), delivery_to: at(12, 0, 2) })
})

test("the first day to choose follows the server's clock", async () => {
  const person = userEvent.setup()
  const sheet = await chooseDay(person, 'Another day')
  await person.click(sheet.getByRole('textbox', { name: 'New delivery day' }))
  const days = await screen.findAllByRole('button', { name: /^(10|11) May 2026/ })
  expect(days.map((day) => [day.getAttribute('aria-label'), day.hasAttribute('disabled')])).toEqual([
    ['10 May 2026', true],
    ['11 May 2026', false],
  ])
})

test.each([
  ['tomorrow', '12.05.2026'],
  ['+0', '11.05.2026'],
])("a typed “%s” follows the server's clock", async (text, day) => {
  const person = userEvent.setup()
  const sheet = await chooseDay(person, 'Another day')
  const field = sheet.getByRole('textbox', { name: 'New delivery day' })
  await person.type(field, `${text}{Tab}`)
  await waitFor(() => expect(field).toHaveProperty('value', day))
})

test("the last possible day of delivery follows the server's clock", async () => {
  const person = userEvent.setup()
  renderScreen('/', { as: 'courier' })
  await person.click(await screen.findByRole('button', { name: 'Delivered' }))
  const sheet = within(await screen.findByRole('dialog'))
  await person.click(sheet.getByRole('radio', { name: 'Earlier' }))
  const field = sheet.getByRole('textbox', { name: 'Day and time, day' })
  await person.clear(field)
  await person.type(field, '11.05.2026{Tab}')
  expect(sheet.queryByText(/Choose a date/)).toBeNull()
})
