import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { countryEndpoints } from '@tracklane/contract/country'
import { organizationEndpoints } from '@tracklane/contract/organization'
import { organizationTokenEndpoints } from '@tracklane/contract/organization-token'
import { beforeEach, describe, expect, test } from 'vitest'
import { country } from '#features/country/country.testing.ts'
import { answer, asked, refuse } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { organization, page } from './organization.testing.ts'

const north = organization()
const south = organization({ id: 2, name: 'South Parcel', email: null, phone: null, address: null, active: false, people: 0, tokens: 0 })

beforeEach(() => {
  answer(organizationEndpoints.list, page([north, south]))
  answer(organizationEndpoints.get, ({ path }) => ({ data: path.endsWith('/2') ? south : north }))
  answer(organizationTokenEndpoints.list, page([]))
})

const formNamed = async (name: string) => within(await screen.findByRole('dialog', { name }))
const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
const changes = () => asked(organizationEndpoints.update).map(({ headers, body }) => [headers.get('If-Match'), body])

describe('the list of organizations', () => {
  test('has the uses and contacts of each', async () => {
    renderScreen('/organization/', { as: 'admin' })
    const row = within(await screen.findByRole('row', { name: /North Parcel/ }))
    for (const text of ['4', '2', '+49 30 1', 'office@north.test', 'Active']) expect(row.getByText(text)).toBeTruthy()
    expect(document.title).toMatch(/^Organizations/)
  })

  test('requests what the address says', async () => {
    const router = renderScreen('/organization/?search=no&active=0&sort=-people&id=x', { as: 'admin' })
    await screen.findByRole('row', { name: /North Parcel/ })
    const { query } = asked(organizationEndpoints.list)[0] ?? {}
    expect(Object.fromEntries(query ?? [])).toMatchObject({ search: 'no', active: '0', sort: '-people' })
    await userEvent.click(screen.getByRole('button', { name: 'Remove the filter “Inactive”' }))
    await waitFor(() => expect(router.state.location.search).toEqual({ search: 'no', sort: '-people' }))
  })

  test('is empty with a reason, and offers the first one', async () => {
    answer(organizationEndpoints.list, page([]))
    const router = renderScreen('/organization/?search=zz', { as: 'admin' })
    expect(await screen.findByText('No organization found')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(await screen.findByText('No organizations yet')).toBeTruthy()
    const [, next] = screen.getAllByRole('button', { name: 'New organization' })
    if (next) await userEvent.click(next)
    await waitFor(() => expect(router.state.location.search).toEqual({ new: '1' }))
  })

  test('is for administrators, in their menu: others are led home', async () => {
    const router = renderScreen('/organization/', { as: 'organization_admin' })
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(screen.queryByRole('link', { name: 'Organizations' })).toBeNull()
  })
})

describe('a new organization', () => {
  test('needs a name, and is linked after it was created', async () => {
    answer(organizationEndpoints.create, { data: organization({ id: 9, name: 'East Parcel' }) })
    const router = renderScreen('/organization/?new=1', { as: 'admin' })
    const form = await formNamed('New organization')
    await userEvent.click(form.getByRole('button', { name: 'Add organization' }))
    expect(form.getAllByText('Value missed')).toHaveLength(1)
    expect(asked(organizationEndpoints.create)).toEqual([])
    await userEvent.type(form.getByRole('textbox', { name: /Name/ }), ' East Parcel ')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(router.state.location.search).toEqual({}))
    expect(asked(organizationEndpoints.create)[0]?.body).toEqual({
      name: 'East Parcel',
      email: null,
      phone: null,
      address: null,
      country_ids: [],
      active: true,
    })
    await screen.findByText('East Parcel is added')
    await userEvent.click(screen.getByRole('button', { name: 'Show' }))
    await waitFor(() => expect(router.state.location.search).toEqual({ id: '9' }))
  })
})

describe('an open organization', () => {
  test('saves only changed fields, with an Undo that restores exactly these', async () => {
    const saved = { name: 'East Parcel', email: 'east@north.test', phone: '+49 30 2' }
    answer(organizationEndpoints.update, { data: organization({ ...saved, version: 2 }) })
    const router = renderScreen('/organization/?id=1', { as: 'admin' })
    const form = await formNamed('North Parcel')
    await retype(form.getByRole('textbox', { name: /Name/ }), saved.name)
    await retype(form.getByRole('textbox', { name: /E-?mail/ }), saved.email)
    await retype(form.getByRole('textbox', { name: /Phone/ }), saved.phone)
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(router.state.location.search).toEqual({}))
    expect(await screen.findByText('East Parcel is saved')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Undone')).toBeTruthy()
    expect(changes()).toEqual([
      ['"1"', saved],
      ['"2"', { name: 'North Parcel', email: 'office@north.test', phone: '+49 30 1' }],
    ])
  })

  test('reports an Undo that a change of somebody else prevents', async () => {
    answer(organizationEndpoints.update, { data: organization({ phone: '1', version: 2 }) })
    renderScreen('/organization/?id=1', { as: 'admin' })
    const form = await formNamed('North Parcel')
    await retype(form.getByRole('textbox', { name: /Phone/ }), '1')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    refuse(organizationEndpoints.update, 412, { error: 'Somebody changed this meanwhile', data: organization({ version: 3 }) })
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Somebody changed this meanwhile')).toBeTruthy()
    expect(screen.queryByText('Undone')).toBeNull()
  })

  test('shows the people who will be signed out before it is disabled, with present numbers', async () => {
    answer(organizationEndpoints.update, { data: organization({ active: false, signing_in: 5, tokens: 1, version: 2 }) })
    renderScreen('/organization/?id=1', { as: 'admin' })
    const form = await formNamed('North Parcel')
    expect(form.queryByText(/When you save/)).toBeNull()
    answer(organizationEndpoints.get, { data: organization({ signing_in: 5, tokens: 1, used_by: { orders: 37, users: 5, couriers: 3 } }) })
    await userEvent.click(form.getByRole('checkbox', { name: 'Active' }))
    const effects =
      '5 people are signed out, 1 token stops working; it is no longer offered, and still in use: 37 orders, 5 accounts, 3 couriers'
    expect(await form.findByText(`When you save: ${effects}`)).toBeTruthy()
    expect(form.getAllByText(/When you save/)).toHaveLength(1)
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('North Parcel is inactive: 5 people are signed out, 1 token stops working')).toBeTruthy()
    expect(changes()).toEqual([['"1"', { active: false }]])
  })

  test('shows the uses of its name before a new one is saved', async () => {
    answer(organizationEndpoints.get, { data: organization({ used_by: { orders: 37, users: 5, couriers: 3 } }) })
    renderScreen('/organization/?id=1', { as: 'admin' })
    const form = await formNamed('North Parcel')
    await retype(form.getByRole('textbox', { name: /Name/ }), 'Nord')
    expect(form.getByText('When you save: it changes for 37 orders, 5 accounts, 3 couriers')).toBeTruthy()
  })

  test('with conflicting changes lets the person choose', async () => {
    refuse(organizationEndpoints.update, 412, { data: organization({ version: 2, name: 'Nord' }) })
    renderScreen('/organization/?id=1', { as: 'admin' })
    const form = await formNamed('North Parcel')
    await retype(form.getByRole('textbox', { name: /Name/ }), 'North')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await userEvent.click(await form.findByRole('button', { name: 'Take this Name' }))
    expect(form.getByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'Nord')
  })

  test('shows a refusal at its field, and asks before changes are lost', async () => {
    refuse(organizationEndpoints.update, 422, { errors: { name: ['There is an organization with this name already'] } })
    renderScreen('/organization/?id=1', { as: 'admin' })
    const form = await formNamed('North Parcel')
    await retype(form.getByRole('textbox', { name: /Name/ }), 'South Parcel')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByText('There is an organization with this name already')).toBeTruthy()
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy()
  })

  test('that was deleted says so', async () => {
    refuse(organizationEndpoints.get, 404, { error: 'Not found' })
    renderScreen('/organization/?id=77', { as: 'admin' })
    expect(await (await formNamed('Organization')).findByText('This is not here any more')).toBeTruthy()
  })
})

describe('deleting an organization', () => {
  const askToDelete = async () => {
    await userEvent.click((await formNamed('North Parcel')).getByRole('button', { name: 'Delete' }))
    const question = within(await screen.findByRole('dialog', { name: 'Action confirmation' }))
    expect(question.getByText('Are you sure you want to delete the item? This action is irreversible.')).toBeTruthy()
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
  }

  test('asks first, and leads back to the list', async () => {
    answer(organizationEndpoints.remove, undefined)
    const router = renderScreen('/organization/?id=1&sort=name', { as: 'admin' })
    await askToDelete()
    await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'name' }))
    expect(await screen.findByText('North Parcel is deleted')).toBeTruthy()
  })

  test('in use is refused with links to its uses, and makes it inactive instead', async () => {
    const error = '12 orders and 3 couriers use this: make it inactive instead'
    refuse(organizationEndpoints.remove, 409, { error, data: { orders: 12, couriers: 3, users: 1 } })
    answer(organizationEndpoints.update, { data: organization({ active: false, version: 2 }) })
    renderScreen('/organization/?id=1', { as: 'admin' })
    await askToDelete()
    const form = await formNamed('North Parcel')
    expect((await form.findByRole('alert')).textContent).toContain(error)
    const link = form.getByRole('link', { name: 'Show 12 orders' }).getAttribute('href')
    expect(new URL(link ?? '', 'http://x').pathname).toBe('/order-admin')
    expect(Object.fromEntries(new URL(link ?? '', 'http://x').searchParams)).toEqual({
      organization_id: '1',
      archived: 'any',
      deleted: 'any',
    })
    expect(form.getByRole('link', { name: 'Show 1 account' }).getAttribute('href')).toBe('/user/?organization_id=1')
    await userEvent.click(form.getByRole('button', { name: 'Make inactive' }))
    await waitFor(() => expect(changes()).toEqual([['"1"', { active: false }]]))
  })
})

describe('the countries it serves', () => {
  const germany = { country_id: 1, country_name: 'Germany', people: 2, couriers: 1, open_orders: 14 }
  const served = organization({ country_ids: [1, 2], by_country: [germany] })

  beforeEach(() => {
    answer(countryEndpoints.list, { data: [country(), country({ id: 2, name: 'Poland', code: 'PL' })] })
    answer(organizationEndpoints.get, { data: served })
    answer(organizationEndpoints.update, { data: { ...served, country_ids: [2], version: 2 } })
    renderScreen('/organization/?id=1', { as: 'admin' })
  })

  const remove = async (name: string) => {
    const form = await formNamed('North Parcel')
    const pill = (await form.findByText(name, { selector: '[class*=Pill-label]' })).parentElement as HTMLElement
    await userEvent.click(within(pill).getByRole('button', { hidden: true }))
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
  }

  test('one in use is removed after a question with the numbers', async () => {
    await remove('Germany')
    const question = await formNamed('Stop serving Germany?')
    expect(
      question.getByText(/Germany: 2 people, 1 courier, 14 open orders\. They go on working\. New ones are refused there\./),
    ).toBeTruthy()
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    expect(changes()).toEqual([])
    await userEvent.click((await formNamed('North Parcel')).getByRole('button', { name: 'Save' }))
    await userEvent.click((await formNamed('Stop serving Germany?')).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(changes()).toEqual([['"1"', { country_ids: [2] }]]))
  })

  test('an unused one is removed without a question', async () => {
    await remove('Poland')
    await waitFor(() => expect(changes()).toEqual([['"1"', { country_ids: [1] }]]))
  })
})

test('an open organization links to everything of it, each with its number', async () => {
  const own = { order_flows: 2, kanbans: 0 }
  answer(organizationEndpoints.get, {
    data: organization({ country_ids: [1, 2], used_by: { orders: 37, users: 5, couriers: 3 }, own }),
  })
  renderScreen('/organization/?id=1', { as: 'admin' })
  const form = await formNamed('North Parcel')
  const ways = within(form.getByRole('navigation', { name: 'What belongs to North Parcel' })).getAllByRole('link')
  expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
    ['People5', '/user/?organization_id=1'],
    ['Countries2', '/country/'],
    ['Orders37', '/order-admin?organization_id=1&archived=any&deleted=any'],
    ['Order flow2', '/order-flow/?search=North+Parcel'],
    ['BoardShared', '/kanban/board'],
    ['API tokens2', '/organization/?id=1#tokens'],
  ])
  expect(form.getByRole('link', { name: 'API reference' }).getAttribute('href')).toBe('/api/docs')
})
