import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { orderEditEndpoints } from '@tracklane/contract/order-edit'
import { beforeEach, expect, test } from 'vitest'
import { dayFromNow, instantOf } from '#lib/day.ts'
import { answer, asked, refuse } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { answerOrder, order, retype } from './order-edit.testing.ts'

beforeEach(() => answerOrder())

const openEdit = async (one = order()) => {
  answerOrder(one)
  const router = renderScreen('/order/index?id=12&edit=1', { as: 'logist' })
  const dialog = await screen.findByRole('dialog', { name: 'Edit order TL0000000012' })
  return { router, form: within(dialog) }
}
const sent = () => asked(orderEditEndpoints.update).map(({ body, headers }) => [headers.get('If-Match'), body])

test('an edit sends only changed fields, with its base version', async () => {
  answer(orderEditEndpoints.update, { data: order({ version: 4 }) })
  const { router, form } = await openEdit()
  await retype(form.getByRole('textbox', { name: /Address/ }), 'Ringstraße 2')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')

  await waitFor(() => expect(router.state.location.search).toEqual({ id: '12' }))
  expect(sent()).toEqual([['"3"', { customer_address: 'Ringstraße 2' }]])
})

test('a price set by hand stays when products change, until the sum is chosen again', async () => {
  answer(orderEditEndpoints.update, { data: order({ version: 4 }) })
  const { form } = await openEdit()
  await retype(form.getByLabelText('Goods'), '70')
  await retype(form.getByLabelText('Quantity'), '3')
  expect(form.getByLabelText('Goods')).toHaveProperty('value', '70.00')
  await userEvent.click(form.getByRole('button', { name: /Use the sum 119\.70/ }))
  expect(form.getByLabelText('Goods')).toHaveProperty('value', '119.70')
  await retype(form.getByLabelText('Goods'), '100')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent()[0]?.[1]).toEqual({
      products: [{ name: 'Desk lamp', sku: 'LAMP-1', quantity: 3, price: '39.90' }],
      order_price: '100.00',
    }),
  )
})

test('an invalid or ambiguous number is refused at its field, and nothing is sent', async () => {
  const { form } = await openEdit()
  await retype(form.getByLabelText('Quantity'), '2.5')
  await retype(form.getByLabelText('Price'), '1.990')
  await retype(form.getByLabelText('Delivery price'), '-3')
  expect(form.getByRole('status').textContent).toContain('Total of 0 items')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  for (const text of ['Whole numbers only', '1990 or 1.99?', 'Without a minus']) expect(await form.findByText(text)).toBeTruthy()
  expect(sent()).toEqual([])
  await retype(form.getByLabelText('Quantity'), '2')
  await retype(form.getByLabelText('Price'), '1.990,00')
  await retype(form.getByLabelText('Delivery price'), '3')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(sent()[0]?.[1]).toMatchObject({ products: [{ quantity: 2, price: '1990.00' }], delivery_price: '3' }))
})

test('another currency keeps the amounts, and marks those that do not fit', async () => {
  const { form } = await openEdit()
  await retype(form.getByLabelText('Price'), '12.50')
  await userEvent.click(form.getByRole('combobox', { name: 'Currency' }))
  await userEvent.click(await screen.findByRole('option', { name: /HUF/ }))
  expect(form.getByLabelText('Price')).toHaveProperty('value', '12.50')
  expect((await form.findAllByText('Whole numbers only')).length).toBeGreaterThan(0)
})

test('a refusal of the server is shown at its field', async () => {
  refuse(orderEditEndpoints.update, 422, { errors: { foreign_id: ['Another order of the organization has this number'] } })
  const { form } = await openEdit()
  await retype(form.getByLabelText('Order number'), 'HK-7')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('Another order of the organization has this number')).toBeTruthy()
  expect(form.getByLabelText('Order number').getAttribute('aria-invalid')).toBe('true')
  expect(form.getByRole('link', { name: 'Show the order with this number' }).getAttribute('href')).toBe(
    '/order/index?foreign_id=HK-7&archived=any&deleted=any',
  )
})

test('a delivery that ends before it starts is refused at its field', async () => {
  const { form } = await openEdit(order({ delivery_from: '2030-12-24T08:00:00.000Z', delivery_to: '2030-12-25T08:00:00.000Z' }))
  await retype(form.getByLabelText('Delivery until, day'), '23.12.2030')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('The delivery must end later than it starts')).toBeTruthy()
  expect(sent()).toEqual([])
})

test.each([
  ['in words', async (field: HTMLElement) => userEvent.type(field, 'morgen Nachmittag{Tab}')],
  [
    'by two presses',
    async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Tomorrow' }))
      await userEvent.click(screen.getByRole('button', { name: 'Afternoon' }))
    },
  ],
])('a delivery window is set %s', async (_how, give) => {
  answer(orderEditEndpoints.update, { data: order({ version: 4 }) })
  const { form } = await openEdit()
  await give(form.getByRole('textbox', { name: 'Delivery date' }))
  for (const name of ['Tomorrow', 'Afternoon']) expect(form.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  const day = dayFromNow(1)
  await waitFor(() => expect(sent()).toEqual([['"3"', { delivery_from: instantOf(day, '12:00'), delivery_to: instantOf(day, '18:00') }]]))
})

test('Escape closes the calendar first, and then the order', async () => {
  const { router, form } = await openEdit()
  await userEvent.click(form.getByRole('textbox', { name: 'Delivery date' }))
  expect(await screen.findByRole('button', { name: 'Next month' })).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Next month' })).toBeNull())
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(router.state.location.search).toEqual({ id: '12', edit: '1' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(router.state.location.search).toEqual({ id: '12' }))
})

test('another day for an order with an end alone sets no start', async () => {
  answer(orderEditEndpoints.update, { data: order({ version: 4 }) })
  const { form } = await openEdit(order({ delivery_to: instantOf(dayFromNow(2), '16:00') }))
  await userEvent.click(form.getByRole('button', { name: 'Tomorrow' }))
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent()).toEqual([['"3"', { delivery_to: instantOf(dayFromNow(1), '16:00') }]]))
})

test('words that are no delivery window are named in the error', async () => {
  const { form } = await openEdit()
  await userEvent.type(form.getByRole('textbox', { name: 'Delivery date' }), 'soonish{Tab}')
  expect(form.getByText('“soonish” is not a date: write it as dd.mm.yyyy')).toBeTruthy()
})

test('two people who edit different fields both keep their values', async () => {
  refuse(orderEditEndpoints.update, 412, () => {
    answer(orderEditEndpoints.update, { data: order({ version: 5 }) })
    return { data: order({ version: 4, comment: 'Ring twice' }) }
  })
  const { router, form } = await openEdit()
  await retype(form.getByRole('textbox', { name: /Name/ }), 'Bob Ray')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))

  await waitFor(() => expect(router.state.location.search).toEqual({ id: '12' }))
  expect(sent()).toEqual([
    ['"3"', { customer_full_name: 'Bob Ray' }],
    ['"4"', { customer_full_name: 'Bob Ray' }],
  ])
  expect(await screen.findByText('Somebody else changed this order meanwhile: both changes are kept')).toBeTruthy()
})

test('two people who edit the same field see both versions, and choose', async () => {
  refuse(orderEditEndpoints.update, 412, { data: order({ version: 4, customer_full_name: 'Carl Fast', comment: 'Ring twice' }) })
  const { router, form } = await openEdit()
  await retype(form.getByRole('textbox', { name: /Name/ }), 'Bob Ray')
  await retype(form.getByRole('textbox', { name: /Address/ }), 'Ringstraße 2')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))

  const choice = within(await form.findByRole('group', { name: 'Name' }))
  expect(form.queryByRole('group', { name: 'Comment' })).toBeNull()
  expect(form.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true)
  expect(choice.getByRole('radio', { name: /Theirs\s*Carl Fast/ })).toBeTruthy()
  await userEvent.click(choice.getByRole('radio', { name: /Mine\s*Bob Ray/ }))
  answer(orderEditEndpoints.update, { data: order({ version: 5 }) })
  await userEvent.click(form.getByRole('button', { name: 'Save' }))

  await waitFor(() => expect(router.state.location.search).toEqual({ id: '12' }))
  expect(sent().at(-1)).toEqual(['"4"', { customer_full_name: 'Bob Ray', customer_address: 'Ringstraße 2' }])
})

test('unsaved changes ask before they are lost, and Cancel keeps them', async () => {
  const { router, form } = await openEdit()
  await retype(form.getByRole('textbox', { name: /Name/ }), 'Bob Ray')
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }))
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
  expect(form.getByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'Bob Ray')
  expect(router.state.location.search).toMatchObject({ edit: '1' })

  await userEvent.click(form.getByRole('button', { name: 'Cancel' }))
  const again = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
  await userEvent.click(again.getByRole('button', { name: 'Leave' }))
  expect(await screen.findByRole('dialog', { name: 'Order TL0000000012' })).toBeTruthy()
})

test('after Escape and Cancel the form has the focus again, and Escape asks once more', async () => {
  renderScreen('/order/index?id=12', { as: 'logist' })
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  const form = within(await screen.findByRole('dialog', { name: /Edit order/ }))
  const name = await form.findByRole('textbox', { name: /Name/ })
  await retype(name, 'Bob Ray')
  await userEvent.keyboard('{Escape}')
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(document.activeElement).toBe(name))
  await userEvent.keyboard('{Escape}')
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy()
})

test('without changes no question is asked', async () => {
  const { form } = await openEdit()
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('dialog', { name: 'Order TL0000000012' })).toBeTruthy()
})

test('an archived order gives the reason why it cannot be edited', async () => {
  answerOrder(order({ archived: true, archived_at: '2026-03-01T08:00:00.000Z' }))
  renderScreen('/order/index?id=12&edit=1', { as: 'logist' })
  expect(await screen.findByText('The order is archived. These roles can restore it: Administrator and Logist')).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: /Address/ })).toBeNull()
})

test('a reporter sees the order without form and button', async () => {
  renderScreen('/order/index?id=12&edit=1', { as: 'reporter' })
  expect(await screen.findByRole('dialog', { name: 'Order TL0000000012' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'New order' })).toBeNull()
})
