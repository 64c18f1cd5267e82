import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { countryEndpoints } from '@tracklane/contract/country'
import { CARD_KEYS, kanbanEndpoints } from '@tracklane/contract/kanban'
import { type KanbanCardLayout, kanbanCardEndpoints } from '@tracklane/contract/kanban-card'
import { orderListEndpoints } from '@tracklane/contract/order-list'
import { organizationEndpoints } from '@tracklane/contract/organization'
import { beforeEach, expect, test } from 'vitest'
import { orderRow } from '#features/order/order.testing.ts'
import { answer, asked } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'

const AT = '2026-03-01T08:00:00.000Z'

const layout = (patch: Partial<KanbanCardLayout> = {}): KanbanCardLayout => ({
  id: 5,
  name: 'Night',
  organization_id: 1,
  organization: 'North Parcel',
  country_id: null,
  country: null,
  fields: CARD_KEYS.map((key, index) => ({ key, icon: 'tag', position: index + 1, visible: true, display: 'both' as const })),
  created_at: AT,
  updated_at: AT,
  version: 3,
  ...patch,
})

beforeEach(() => {
  answer(kanbanCardEndpoints.list, { data: [layout()] })
  answer(kanbanCardEndpoints.get, { data: layout() })
  answer(kanbanEndpoints.card, { data: layout() })
  answer(countryEndpoints.list, { data: [] })
  answer(organizationEndpoints.options, { data: [{ id: 8, name: 'South Parcel', active: true }] })
  answer(orderListEndpoints.list, { data: [], meta: { current_page: 1, per_page: 100, total: 0, last_page: 1 } })
})

const formNamed = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('fields get another icon, display and position, or leave the card', async () => {
  answer(kanbanCardEndpoints.update, { data: layout({ version: 4 }) })
  const router = renderScreen('/kanban/card?id=5', { as: 'organization_admin' })
  const form = await formNamed('Night')
  await userEvent.click(form.getByRole('button', { name: 'Icon of Comment: Tag' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Note' }))
  const look = within(form.getByRole('radiogroup', { name: 'How Phone is shown' }))
  await userEvent.click(look.getByRole('radio', { name: 'Icon' }))
  await userEvent.click(form.getByRole('checkbox', { name: 'Courier' }))
  form.getByRole('button', { name: 'Move Track with the up and down arrows' }).focus()
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(router.state.location.search).toEqual({}))
  const body = asked(kanbanCardEndpoints.update)[0]?.body as { fields: KanbanCardLayout['fields'] } // what the form sends
  const sent = new Map(body.fields.map((field) => [field.key, field]))
  expect(sent.get('comment')?.icon).toBe('note')
  expect(sent.get('customer_phone')?.display).toBe('icon')
  expect(sent.get('courier')?.visible).toBe(false)
  expect([sent.get('foreign_id')?.position, sent.get('track')?.position]).toEqual([7, 8])
})

test('the preview follows the order in both densities, and fields that do not fit compact cards say so', async () => {
  const order = orderRow({ id: 1, track: 'TL1', customer_full_name: 'Ann Lee', postcode: '20354', town: 'Hamburg', comment: 'Ring twice' })
  answer(orderListEndpoints.list, { data: [order], meta: { current_page: 1, per_page: 100, total: 1, last_page: 1 } })
  renderScreen('/kanban/card?id=5', { as: 'organization_admin' })
  const form = await formNamed('Night')
  const compact = within(await form.findByRole('region', { name: 'Compact' }))
  const comfortable = within(form.getByRole('region', { name: 'Comfortable' }))
  const leftOut = () => form.getAllByRole('checkbox').filter((box) => /No room/.test(box.closest('li')?.textContent ?? '')).length
  expect([leftOut(), compact.queryByText('TL1'), comfortable.getAllByText('TL1').length]).toEqual([4, null, 1])
  form.getByRole('button', { name: 'Move Track with the up and down arrows' }).focus()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}')
  expect(compact.getByText('TL1')).toBeTruthy()
  const firstLine = form.getByRole('region', { name: 'Comfortable' }).querySelector('[data-age] > div')
  expect(firstLine?.textContent).toContain('TL1')
  await userEvent.click(form.getByRole('checkbox', { name: 'Comment' }))
  expect(leftOut()).toBe(3)
})

test('fields on their own line always have their name', async () => {
  renderScreen('/kanban/card?id=5', { as: 'organization_admin' })
  const form = await formNamed('Night')
  for (const [field, isWords] of [
    ['Track', true],
    ['Customer', true],
    ['Address', true],
    ['Phone', false],
  ] as const) {
    const look = within(form.getByRole('radiogroup', { name: `How ${field} is shown` }))
    expect(look.getByRole('radio', { name: 'Icon' })).toHaveProperty('disabled', isWords)
  }
})

test('an administrator chooses the organization of a new one', async () => {
  answer(kanbanCardEndpoints.create, { data: layout({ id: 9, name: 'South' }) })
  const router = renderScreen('/kanban/card?new=1&from=5', { as: 'admin' })
  await screen.findByRole('button', { name: 'Add card layout' })
  const form = await formNamed('New card layout')
  await userEvent.type(form.getByRole('textbox', { name: /Name/ }), 'South')
  await userEvent.click(form.getByRole('combobox', { name: /Organization/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'South Parcel' }))
  await userEvent.click(form.getByRole('button', { name: 'Add card layout' }))
  await waitFor(() => expect(router.state.location.search).toEqual({}))
  expect(asked(kanbanCardEndpoints.create)[0]?.body).toMatchObject({ name: 'South', organization_id: 8, country_id: null })
})
