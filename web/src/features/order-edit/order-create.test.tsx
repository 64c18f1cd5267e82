import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { orderEditEndpoints } from '@tracklane/contract/order-edit'
import { organizationOptions } from '@tracklane/contract/organization-option'
import { beforeEach, expect, test } from 'vitest'
import { answerBoard } from '#features/kanban/kanban.testing.ts'
import { answer, asked } from '#testing/answer.ts'
import { profileOf, renderScreen } from '#testing/render-screen.tsx'
import { answerOrder, order, retype } from './order-edit.testing.ts'

beforeEach(() => answerOrder())

test('a new order needs a name and an address, with errors at the fields', async () => {
  renderScreen('/order/index', { as: 'logist' })
  await userEvent.click(await screen.findByRole('button', { name: 'New order' }))
  const form = within(await screen.findByRole('dialog', { name: 'New order' }))
  await userEvent.click(form.getByRole('button', { name: 'Create order' }))

  expect(form.getAllByText('Value missed')).toHaveLength(2)
  await waitFor(() => expect(document.activeElement).toBe(form.getByRole('textbox', { name: /Name/ })))
  expect(asked(orderEditEndpoints.create)).toEqual([])
})

test('the board offers a new order too, and Back closes its form', async () => {
  answerBoard()
  const router = renderScreen('/order/kanban', { as: 'logist' })
  await userEvent.click(await screen.findByRole('button', { name: 'New order' }))
  await screen.findByRole('dialog', { name: 'New order' })
  act(() => router.history.back())
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New order' })).toBeNull())
  expect(router.state.location.href).toBe('/order/kanban')
})

test('sums follow the typed values exactly, and the order is created and opened', async () => {
  answer(orderEditEndpoints.create, { data: order() })
  const router = renderScreen('/order/index?new=1', { as: 'logist' })
  const form = within(await screen.findByRole('dialog', { name: 'New order' }))
  await userEvent.type(form.getByRole('textbox', { name: /Name/ }), 'Ann Lee')
  await userEvent.type(form.getByRole('textbox', { name: /Address/ }), 'Gartenweg 1')
  await userEvent.click(form.getByRole('button', { name: 'Add a product' }))
  const product = within(form.getByRole('group', { name: 'Product 1' }))
  await userEvent.type(product.getByLabelText('Product'), 'Pen')
  await retype(product.getByLabelText('Quantity'), '3')
  await userEvent.type(product.getByLabelText('Price'), '0.1')
  await userEvent.type(form.getByLabelText('Delivery price'), '4.9')

  expect(form.getByLabelText('Goods')).toHaveProperty('value', '0.30')
  expect(form.getByRole('status').textContent).toMatch(/Total of 3 items5\.20\sEUR/)
  await userEvent.click(form.getByRole('button', { name: 'Create order' }))

  await waitFor(() => expect(router.state.location.search).toMatchObject({ id: '12' }))
  const [request] = asked(orderEditEndpoints.create)
  expect(request?.body).toMatchObject({
    customer_full_name: 'Ann Lee',
    products: [{ name: 'Pen', sku: null, quantity: 3, price: '0.10' }],
    delivery_price: '4.90',
  })
  expect(request?.body).not.toHaveProperty('order_price')
  expect(request?.headers.get('Idempotency-Key')).toBeTruthy()
})

test('a person of several countries chooses one, and the currency follows', async () => {
  answer(orderEditEndpoints.create, { data: order() })
  renderScreen('/order/index?new=1', { as: profileOf('organization_admin', { country_id: null }) })
  const form = within(await screen.findByRole('dialog', { name: 'New order' }))
  await userEvent.type(form.getByRole('textbox', { name: /Name/ }), 'Ann Lee')
  await userEvent.type(form.getByRole('textbox', { name: /Address/ }), 'Gartenweg 1')
  await userEvent.click(form.getByRole('button', { name: 'Create order' }))
  expect(await form.findByText('Value missed')).toBeTruthy()

  await userEvent.click(form.getByRole('combobox', { name: 'Country' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Hungary' }))
  expect(form.getByRole('combobox', { name: 'Currency' })).toHaveProperty('value', 'HUF · Forint')
  await userEvent.click(form.getByRole('button', { name: 'Create order' }))
  await waitFor(() => expect(asked(orderEditEndpoints.create)[0]?.body).toMatchObject({ country_id: 2 }))
})

test("the organization's only country is chosen, without counting as a change", async () => {
  const profile = profileOf('organization_admin', { country_id: null })
  answer(organizationOptions, { data: [{ id: profile.organization_id ?? 0, name: 'Acme', active: true, country_ids: [2] }] })
  renderScreen('/order/index?new=1', { as: profile })
  const form = within(await screen.findByRole('dialog', { name: 'New order' }))
  await waitFor(() => expect(form.getByRole('combobox', { name: 'Country' })).toHaveProperty('value', 'Hungary'))
  expect(form.getByRole('combobox', { name: 'Currency' })).toHaveProperty('value', 'HUF · Forint')
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a country outside the organization is not offered', async () => {
  const profile = profileOf('organization_admin', { country_id: null })
  answer(organizationOptions, { data: [{ id: profile.organization_id ?? 0, name: 'Acme', active: true, country_ids: [2] }] })
  renderScreen('/order/index?new=1', { as: profile })
  const form = within(await screen.findByRole('dialog', { name: 'New order' }))
  await userEvent.click(form.getByRole('combobox', { name: 'Country' }))
  // The list may be open before the answer.
  await waitFor(() => expect(screen.queryAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Hungary']))
})
