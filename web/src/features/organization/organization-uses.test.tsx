import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { organizationEndpoints } from '@tracklane/contract/organization'
import { organizationTokenEndpoints } from '@tracklane/contract/organization-token'
import { expect, test } from 'vitest'
import type { Screen } from '#app/screen.ts'
import { screens } from '#app/screens.ts'
import { answer, refuse } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { organization, page } from './organization.testing.ts'

const USES = {
  orders: 12,
  users: 1,
  couriers: 3,
  organization_tokens: 2,
  order_flows: 1,
  order_sub_statuses: 4,
  kanbans: 2,
  kanban_cards: 1,
}

async function linksIn(table: readonly Screen[]): Promise<[string | null, string | null][]> {
  answer(organizationEndpoints.list, page([organization()]))
  answer(organizationEndpoints.get, { data: organization() })
  answer(organizationTokenEndpoints.list, page([]))
  refuse(organizationEndpoints.remove, 409, { error: 'In use', data: USES })
  renderScreen('/organization/?id=1', { as: 'admin', screens: table })
  const form = within(await screen.findByRole('dialog', { name: 'North Parcel' }))
  await userEvent.click(form.getByRole('button', { name: 'Delete' }))
  await userEvent.click(within(await screen.findByRole('dialog', { name: 'Action confirmation' })).getByRole('button', { name: 'Delete' }))
  const links = within(await form.findByRole('alert')).getAllByRole('link')
  return links.map((link) => [link.textContent, link.getAttribute('href')])
}

const load = async () => ({ component: () => null })

test('uses of an organization link to exactly those rows, where a screen exists', async () => {
  const all = (screens as readonly Screen[]).map((one) => ({ load, ...one }))
  expect(await linksIn(all)).toEqual([
    ['Show 12 orders', expect.stringMatching(/^\/order-admin\?organization_id=1&archived=any&deleted=any$/)],
    ['Show 1 account', '/user/?organization_id=1'],
    ['Show 1 order flow', '/order-flow/?search=North+Parcel'],
    ['Show 4 sub-statuses', '/kanban/order-sub-status?organization_id=1'],
    ['Show 2 boards', '/kanban/board?organization_id=1'],
    ['Show 1 card layout', '/kanban/card?organization_id=1'],
  ])
})

test('no link leads to a missing screen', async () => {
  const some = (screens as readonly Screen[]).filter(({ path }) => !path.startsWith('/kanban/') && path !== '/order-flow/')
  expect((await linksIn(some)).map(([text]) => text)).toEqual(['Show 12 orders', 'Show 1 account'])
})
