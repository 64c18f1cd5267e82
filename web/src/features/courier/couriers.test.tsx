import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type CourierDetail, courierEndpoints } from '@tracklane/contract/courier'
import { beforeEach, expect, test } from 'vitest'
import { answer, asked, refuse } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'

const AT = '2026-03-01T08:00:00.000Z'

const courier = (patch: Partial<CourierDetail> = {}): CourierDetail => ({
  id: 5,
  organization_id: 1,
  country_id: 1,
  country_name: 'Germany',
  user_id: 31,
  user: 'Carl Fast',
  first_name: 'Carl',
  last_name: 'Fast',
  name: 'Carl Fast',
  phone: '+49 151 1234',
  email: null,
  vehicle: 'van',
  capacity: 10,
  active: true,
  open_orders: 4,
  created_at: AT,
  updated_at: AT,
  version: 2,
  used_by: { orders: 37, users: 1, couriers: 0 },
  ...patch,
})
const dora = courier({
  id: 6,
  name: 'Dora Swift',
  user_id: null,
  user: null,
  vehicle: 'bike',
  capacity: null,
  active: false,
  open_orders: 0,
})

beforeEach(() => {
  answer(courierEndpoints.list, { data: [courier(), dora], meta: { current_page: 1, per_page: 25, total: 2, last_page: 1 } })
  answer(courierEndpoints.get, { data: courier() })
  answer(courierEndpoints.accounts, { data: [{ id: 32, name: 'Eva Quick', first_name: 'Eva', last_name: 'Quick' }] })
})

const formNamed = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('the list has the vehicle of each courier, and links to exactly their open orders', async () => {
  renderScreen('/courier/', { as: 'logist' })
  const carl = within(await screen.findByRole('row', { name: /Carl Fast/ }))
  expect(carl.getByText('10 a day')).toBeTruthy()
  expect(carl.getByRole('link', { name: '4 open orders' }).getAttribute('href')).toBe('/order/index?courier_id=5&status_id=3,4,6')
  const second = within(screen.getByRole('row', { name: /Dora Swift/ }))
  expect(second.getByText('No limit')).toBeTruthy()
  expect(second.getByText('Inactive')).toBeTruthy()
  expect(second.queryByRole('link', { name: /open order/ })).toBeNull()
})

test('search, filters, sort and page are in the address', async () => {
  const router = renderScreen('/courier/?vehicle=van,bike&active=1&sort=-open_orders&page=2', { as: 'logist' })
  await screen.findByRole('row', { name: /Carl Fast/ })
  const query = asked(courierEndpoints.list)[0]?.query
  expect([query?.getAll('vehicle'), query?.get('active'), query?.get('sort'), query?.get('page')]).toEqual([
    ['van', 'bike'],
    '1',
    '-open_orders',
    '2',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Remove the filter “Vehicle: Bike, Van”' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ active: '1', sort: '-open_orders' }))
})

test('a new courier needs a name, and has no limit without a capacity', async () => {
  answer(courierEndpoints.create, { data: courier({ id: 9, name: 'Eva Quick' }) })
  const router = renderScreen('/courier/', { as: 'logist' })
  await userEvent.click(await screen.findByRole('button', { name: 'New courier' }))
  const form = await formNamed('New courier')
  await userEvent.click(form.getByRole('button', { name: 'Add courier' }))
  expect(form.getAllByText('Value missed')).toHaveLength(2)

  await userEvent.type(form.getByRole('textbox', { name: /First name/ }), 'Eva')
  await userEvent.type(form.getByRole('textbox', { name: /Last name/ }), 'Quick')
  await userEvent.click(form.getByRole('combobox', { name: 'Linked account' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Eva Quick' }))
  await userEvent.click(form.getByRole('button', { name: 'Add courier' }))
  await waitFor(() => expect(router.state.location.search).toEqual({}))
  expect(asked(courierEndpoints.create)[0]?.body).toEqual({
    first_name: 'Eva',
    last_name: 'Quick',
    phone: null,
    email: null,
    vehicle: 'car',
    capacity: null,
    user_id: 32,
    active: true,
  })
})

test('an edit sends only changed fields, and the linked account can be chosen too', async () => {
  answer(courierEndpoints.update, { data: courier({ version: 3 }) })
  const router = renderScreen('/courier/?id=5', { as: 'logist' })
  const form = await formNamed('Carl Fast')
  expect(form.getByRole('combobox', { name: 'Linked account' })).toHaveProperty('value', 'Carl Fast')
  await userEvent.clear(form.getByLabelText('Capacity'))
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(router.state.location.search).toEqual({}))
  const [request] = asked(courierEndpoints.update)
  expect([request?.headers.get('If-Match'), request?.body]).toEqual(['"2"', { capacity: null }])
})

test('a change of a courier shows its uses, and can be undone', async () => {
  renderScreen('/courier/?id=5', { as: 'logist' })
  const form = await formNamed('Carl Fast')
  expect(form.queryByText(/When you save/)).toBeNull()
  await userEvent.type(form.getByRole('textbox', { name: /Phone/ }), '1')
  expect(form.getByText('When you save: it changes for 37 orders, 1 account')).toBeTruthy()
  answer(courierEndpoints.update, { data: courier({ phone: '+49 151 12341', version: 3 }) })
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Undone')).toBeTruthy()
  expect(asked(courierEndpoints.update).map(({ headers, body }) => [headers.get('If-Match'), body])).toEqual([
    ['"2"', { phone: '+49 151 12341' }],
    ['"3"', { phone: '+49 151 1234' }],
  ])
})

test('making a courier with open orders inactive shows their number', async () => {
  renderScreen('/courier/?id=5', { as: 'logist' })
  const form = await formNamed('Carl Fast')
  expect(form.queryByText('4 open orders stay with this courier')).toBeNull()
  await userEvent.click(form.getByRole('checkbox', { name: 'Active' }))
  expect(form.getByText('4 open orders stay with this courier')).toBeTruthy()
  expect(form.getByText('When you save: it is no longer offered, and still in use: 37 orders, 1 account')).toBeTruthy()
})

test('an ambiguous capacity is refused at its field and not sent', async () => {
  renderScreen('/courier/?id=5', { as: 'logist' })
  const form = await formNamed('Carl Fast')
  await userEvent.clear(form.getByLabelText('Capacity'))
  await userEvent.type(form.getByLabelText('Capacity'), '1,000')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('1000 or 1?')).toBeTruthy()
  expect(asked(courierEndpoints.update)).toEqual([])
})

test('a capacity out of bounds and a refusal of the server are shown at their fields', async () => {
  refuse(courierEndpoints.update, 422, { errors: { user_id: ['Choose one of the offered values'] } })
  renderScreen('/courier/?id=5', { as: 'logist' })
  const form = await formNamed('Carl Fast')
  await userEvent.clear(form.getByLabelText('Capacity'))
  await userEvent.type(form.getByLabelText('Capacity'), '0')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('The value must be at least 1')).toBeTruthy()
  expect(asked(courierEndpoints.update)).toEqual([])

  await userEvent.type(form.getByLabelText('Capacity'), '5')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('Choose one of the offered values')).toBeTruthy()
})

test('a field changed by somebody else meanwhile is marked, and saving again keeps mine', async () => {
  refuse(courierEndpoints.update, 412, () => {
    answer(courierEndpoints.update, { data: courier({ version: 4 }) })
    return { data: courier({ version: 3, phone: '+49 170 0000', capacity: 20 }) }
  })
  const router = renderScreen('/courier/?id=5', { as: 'logist' })
  const form = await formNamed('Carl Fast')
  await userEvent.clear(form.getByLabelText('Phone'))
  await userEvent.type(form.getByLabelText('Phone'), '110')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('Somebody else changed this meanwhile: save again to keep yours')).toBeTruthy()
  expect(form.getByLabelText('Capacity')).toHaveProperty('value', '20')

  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(router.state.location.search).toEqual({}))
  const last = asked(courierEndpoints.update).at(-1)
  expect([last?.headers.get('If-Match'), last?.body]).toEqual(['"3"', { phone: '110' }])
})

test('unsaved changes ask before they are lost', async () => {
  renderScreen('/courier/?id=5', { as: 'logist' })
  const form = await formNamed('Carl Fast')
  await userEvent.type(form.getByLabelText('Phone'), '9')
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy()
})
