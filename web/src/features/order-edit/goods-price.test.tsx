import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { orderEditEndpoints } from '@tracklane/contract/order-edit'
import { beforeEach, expect, test } from 'vitest'
import { answer, asked } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { answerOrder, order, retype } from './order-edit.testing.ts'

beforeEach(() => answerOrder())

const goods = (form: ReturnType<typeof within>) => form.getByLabelText('Goods')

async function addPen(form: ReturnType<typeof within>) {
  await userEvent.type(form.getByRole('textbox', { name: /Name/ }), 'Ann Lee')
  await userEvent.type(form.getByRole('textbox', { name: /Address/ }), 'Gartenweg 1')
  await userEvent.click(form.getByRole('button', { name: 'Add a product' }))
  const product = within(form.getByRole('group', { name: 'Product 1' }))
  await userEvent.type(product.getByLabelText('Product'), 'Pen')
  await userEvent.type(product.getByLabelText('Price'), '5')
}

test('an emptied price is not saved', async () => {
  answer(orderEditEndpoints.update, { data: order() })
  renderScreen('/order/index?id=12&edit=1', { as: 'logist' })
  const form = within(await screen.findByRole('dialog', { name: 'Edit order TL0000000012' }))
  await userEvent.clear(goods(form))
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('Value missed')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(goods(form)))
  expect(asked(orderEditEndpoints.update)).toEqual([])

  await retype(goods(form), '70')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(asked(orderEditEndpoints.update).map(({ body }) => body)).toEqual([{ order_price: '70.00' }]))
})

test('an emptied price of a new order is required, or the sum of its products is used again', async () => {
  answer(orderEditEndpoints.create, { data: order() })
  renderScreen('/order/index?new=1', { as: 'logist' })
  const form = within(await screen.findByRole('dialog', { name: 'New order' }))
  await addPen(form)
  await userEvent.clear(goods(form))
  await userEvent.click(form.getByRole('button', { name: 'Create order' }))
  expect(await form.findByText('Value missed')).toBeTruthy()
  expect(asked(orderEditEndpoints.create)).toEqual([])

  await userEvent.click(form.getByRole('button', { name: /^Use the sum/ }))
  expect(form.queryByText('Value missed')).toBeNull()
  await userEvent.click(form.getByRole('button', { name: 'Create order' }))
  await waitFor(() => expect(asked(orderEditEndpoints.create)).toHaveLength(1))
  expect(asked(orderEditEndpoints.create)[0]?.body).not.toHaveProperty('order_price')
})
