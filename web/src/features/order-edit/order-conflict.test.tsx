import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { orderEditEndpoints } from '@tracklane/contract/order-edit'
import { expect, test } from 'vitest'
import { refuse } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { answerOrder, order, retype } from './order-edit.testing.ts'

const lamp = { name: 'Desk lamp', sku: 'LAMP-1', quantity: 2, price: '1039.90' }
const priced = { order_price: '2079.80', total: '2084.70' }

async function openEdit() {
  const opened = order({ ...priced, products: [lamp] })
  answerOrder(opened)
  renderScreen('/order/index?id=12&edit=1', { as: 'logist' })
  return within(await screen.findByRole('dialog', { name: 'Edit order TL0000000012' }))
}

test('two versions of a product are told apart by SKU, and show their price in their currency', async () => {
  const theirs = order({ ...priced, version: 4, currency_code: 'HUF', products: [{ ...lamp, sku: 'LAMP-2' }] })
  refuse(orderEditEndpoints.update, 412, { data: theirs })
  const form = await openEdit()
  await retype(form.getByLabelText('SKU'), 'LAMP-3')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))

  const versions = within(await form.findByRole('group', { name: 'Products' })).getAllByRole('radio')
  expect(versions.map((version) => version.closest('label')?.textContent?.replaceAll('\u00A0', ' '))).toEqual([
    'Theirs2 × Desk lamp (LAMP-2), 1,039.90 HUF',
    'Mine2 × Desk lamp (LAMP-3), 1,039.90 EUR',
  ])
})
