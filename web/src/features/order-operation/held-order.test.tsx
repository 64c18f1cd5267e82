import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { orderEndpoints } from '@tracklane/contract/order'
import { orderLogEndpoints } from '@tracklane/contract/order-log'
import { orderOperationEndpoints } from '@tracklane/contract/order-operation'
import { beforeEach, expect, test } from 'vitest'
import { orderRow } from '#features/order/order.testing.ts'
import { answer } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { answerStatuses, bob, bodies, done, openList, openMenu, selectAll } from './operation.testing.ts'

const REASON = 'The money of this order was handed over in H-0003. These roles can take the hand-over back: Administrator and Logist'
const held = orderRow({ status_id: 7, courier_id: 5, courier: 'Carl Fast', paid: true, handover: { id: 31, number: 3 } })

/** Browsers disable all fields of a disabled fieldset. */
const isOff = (field: HTMLElement) => field.matches(':disabled') || field.closest('fieldset:disabled') !== null

beforeEach(() => {
  answerStatuses()
  answer(orderLogEndpoints.statusLog, { data: [] })
  answer(orderEndpoints.get, { data: { ...held, transitions: [], refused: [{ status_id: 6, status: 'In delivery', reason: REASON }] } })
})

test('the menu gives the reason for each action that a hand-over blocks', async () => {
  await openList([held])
  const menu = within(await openMenu(held))
  expect(menu.getByRole('menuitem', { name: 'Archive' })).toBeTruthy()
  await userEvent.click(menu.getByRole('menuitem', { name: /Not possible now/ }))
  for (const name of ['Assign courier…', 'Take the courier off', 'Mark as not paid', 'Delete…'])
    expect(menu.getByRole('menuitem', { name: new RegExp(name) }).textContent).toContain(REASON)
})

test('the reason against moves is given once, without a link to the flow', async () => {
  const refused = [3, 6].map((status_id) => ({ status_id, status: `Status ${status_id}`, reason: REASON }))
  answer(orderEndpoints.get, { data: { ...held, transitions: [], refused } })
  await openList([held])
  renderScreen('/order/index?id=1', { as: 'logist' })
  const peek = within(await screen.findByRole('dialog', { name: `Order ${held.track}` }))
  await userEvent.click(peek.getByRole('button', { name: 'More' }))
  const menu = within(await screen.findByRole('menu'))
  expect(
    menu
      .getAllByRole('menuitem')
      .filter(isOff)
      .map(({ textContent }) => textContent),
  ).toEqual(['Ready for dispatch', 'In delivery'])
  expect(menu.getAllByText(REASON)).toHaveLength(1)
  expect(menu.queryByText(/add a step to the flow/)).toBeNull()
})

test('of many orders the plan names those that stay, and sends the others', async () => {
  answer(orderOperationEndpoints.setPaid, done(2))
  await openList([held, bob])
  const menu = within(await selectAll([held, bob]))
  await userEvent.click(menu.getByRole('menuitem', { name: /^Mark as paid/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect((await dialog.findByText(REASON)).textContent).toContain(held.track)
  await userEvent.click(dialog.getByRole('button', { name: /paid/ }))
  expect(await screen.findByText(/marked as paid/)).toBeTruthy()
  expect(bodies(orderOperationEndpoints.setPaid)).toEqual([{ orders: [2], paid: true }])
})

test('the open order links to its hand-over, and its courier cannot be changed', async () => {
  await openList([held])
  renderScreen('/order/index?id=1', { as: 'logist' })
  const peek = within(await screen.findByRole('dialog', { name: `Order ${held.track}` }))
  expect(peek.getByRole('link', { name: 'H-0003' }).getAttribute('href')).toBe('/order/finance?id=31')
  expect(peek.getByText(REASON)).toBeTruthy()
  expect(peek.queryByRole('button', { name: /Assign courier/ })).toBeNull()
})

test('its form disables payment, products and prices with the reason; other fields are enabled', async () => {
  await openList([held])
  renderScreen('/order/index?id=1&edit=1', { as: 'logist' })
  const form = within(await screen.findByRole('dialog', { name: `Edit order ${held.track}` }))
  const isClosed = (label: RegExp) => form.getAllByLabelText(label).every(isOff)
  expect([/^Payment/, /^Currency/, /^Goods/, /^Delivery price/].map(isClosed)).toEqual([true, true, true, true])
  expect(isOff(form.getByRole('button', { name: 'Add a product' }))).toBe(true)
  expect([/^Name/, /^Comment/].map(isClosed)).toEqual([false, false])
  expect(form.getByText(REASON)).toBeTruthy()
})
