import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { countryEndpoints } from '@tracklane/contract/country'
import { organizationEndpoints } from '@tracklane/contract/organization'
import { sessionEndpoints } from '@tracklane/contract/session'
import { type Account, userEndpoints } from '@tracklane/contract/user'
import { beforeEach, expect, test } from 'vitest'
import { country } from '#features/country/country.testing.ts'
import { answer, asked, refuse } from '#testing/answer.ts'
import { profileOf, renderScreen } from '#testing/render-screen.tsx'
import { user } from './user.testing.ts'

const AT = '2026-03-01T08:00:00.000Z'
const session = (id: number) => ({ id, current: false, created_at: AT, last_seen_at: AT, ip: null, user_agent: null })
const felix = user({
  id: 13,
  name: 'Felix Hartmann',
  first_name: 'Felix',
  last_name: 'Hartmann',
  role: 'courier',
  courier: 'F. Hartmann',
  used_by: { orders: 37, users: 0, couriers: 1 },
})
const marek = user({ id: 14, name: 'Marek Dombek', active: false, country_id: null, country_name: null, last_seen_at: null })
const nora: Account = { id: 1, first_name: 'Nora', last_name: 'Lind', name: 'Nora Lind', role: 'admin' }

const list = (...data: Account[]) =>
  answer(userEndpoints.list, { data, meta: { current_page: 1, per_page: 25, total: data.length, last_page: 1 } })

beforeEach(() => {
  list(user(), felix, marek)
  answer(userEndpoints.get, { data: user() })
  answer(countryEndpoints.list, { data: [country(), country({ id: 2, name: 'Poland', code: 'PL' })] })
  answer(sessionEndpoints.list, { data: [session(1), session(2)] })
  answer(organizationEndpoints.options, {
    data: [
      { id: 1, name: 'North Parcel', active: true },
      { id: 2, name: 'South Parcel', active: true },
    ],
  })
})

const formNamed = async (name: string) => within(await screen.findByRole('dialog', { name }))
const press = async (form: ReturnType<typeof within>, name: string) => userEvent.click(form.getByRole('button', { name }))

async function choose(form: ReturnType<typeof within>, label: string | RegExp, option: string) {
  await userEvent.click(form.getByRole('combobox', { name: label }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

test('the list says who signs in as what, where, and when last seen', async () => {
  renderScreen('/user/', { as: profileOf('admin', { organization_id: null }) })
  const jonas = within(await screen.findByRole('row', { name: /Jonas Brandt/ }))
  for (const text of ['Logist', 'North Parcel', 'Germany', 'jonas@example.test']) expect(jonas.getByText(text)).toBeTruthy()
  const second = within(screen.getByRole('row', { name: /Marek Dombek/ }))
  for (const text of ['Disabled', 'Every country', 'never']) expect(second.getByText(text)).toBeTruthy()
})

test('search, filters, sort and page stand in the address', async () => {
  const router = renderScreen('/user/?role=logist,courier&active=1&sort=-last_seen_at&page=2', { as: 'admin' })
  await screen.findByRole('row', { name: /Jonas Brandt/ })
  const query = asked(userEndpoints.list)[0]?.query
  expect([query?.getAll('role'), query?.get('active'), query?.get('sort'), query?.get('page')]).toEqual([
    ['logist', 'courier'],
    '1',
    '-last_seen_at',
    '2',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Remove the filter “Role: Logist, Courier”' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ active: '1', sort: '-last_seen_at' }))
})

test('a new person gets a password that nobody has typed, and is given no more than the giver may', async () => {
  answer(userEndpoints.create, { data: user({ id: 20, name: 'Eva Quick' }) })
  const router = renderScreen('/user/?new=1', { as: 'organization_admin' })
  const form = await formNamed('New user')
  await press(form, 'Add user')
  expect(form.getAllByText('Value missed').length).toBeGreaterThan(1)
  expect(form.queryByRole('combobox', { name: /Organization/ })).toBeNull()
  await userEvent.click(form.getByRole('combobox', { name: /Role/ }))
  expect((await screen.findAllByRole('option')).slice(-3).map(({ textContent }) => textContent)).toEqual(['Reporter', 'Logist', 'Courier'])
  expect(screen.queryByRole('option', { name: 'Organization administrator' })).toBeNull()
  await userEvent.click(screen.getByRole('option', { name: 'Logist' }))
  await userEvent.type(form.getByRole('textbox', { name: /First name/ }), ' Eva')
  await userEvent.type(form.getByRole('textbox', { name: /Last name/ }), 'Quick')
  await userEvent.type(form.getByRole('textbox', { name: /Email/ }), 'eva@example.test')
  const password = (form.getByLabelText('Temporary password') as HTMLInputElement).value
  await press(form, 'Another password')
  const other = (form.getByLabelText('Temporary password') as HTMLInputElement).value
  expect([password.length, other === password]).toEqual([19, false])
  await press(form, 'Add user')
  await waitFor(() => expect(router.state.location.search).toEqual({}))
  expect(asked(userEndpoints.create)[0]?.body).toEqual({
    first_name: 'Eva',
    last_name: 'Quick',
    email: 'eva@example.test',
    phone: null,
    role: 'logist',
    organization_id: 1,
    country_id: null,
    active: true,
    password: other,
  })
})

test('everybody but administrators and security needs an organization', async () => {
  renderScreen('/user/?new=1', { as: profileOf('admin', { organization_id: null }) })
  const form = await formNamed('New user')
  await choose(form, /Role/, 'Organization administrator')
  expect(form.queryByRole('combobox', { name: 'Country' })).toBeNull()
  await press(form, 'Add user')
  expect(form.getByRole('combobox', { name: /Organization/ }).getAttribute('aria-invalid')).toBe('true')
  // First name, last name, email and organization: each is missing, none is wrong.
  expect(form.getAllByText('Value missed')).toHaveLength(4)
  await choose(form, /Role/, 'Administrator')
  expect(form.queryByRole('combobox', { name: /Organization/ })).toBeNull()
})

test('an edit says whom it concerns before it is saved, sends only what changed, and can be taken back', async () => {
  answer(userEndpoints.get, { data: felix })
  answer(userEndpoints.update, { data: { ...felix, role: 'logist', version: 3 } })
  renderScreen('/user/?id=13', { as: 'admin' })
  const form = await formNamed('Felix Hartmann')
  expect(form.queryByText(/new rights|When you save/)).toBeNull()
  await choose(form, /Role/, 'Logist')
  expect(form.getByText('Felix Hartmann has the new rights from the next click on')).toBeTruthy()
  expect(form.getByText('The courier F. Hartmann stays, without this account.')).toBeTruthy()
  expect(form.getByText('When you save: it changes for 37 orders, 1 courier')).toBeTruthy()
  await press(form, 'Save')
  expect(await screen.findByText('Felix Hartmann is saved')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(asked(userEndpoints.update)).toHaveLength(2))
  const [save, undo] = asked(userEndpoints.update)
  expect([save?.headers.get('If-Match'), save?.body]).toEqual(['"2"', { role: 'logist' }])
  expect([undo?.headers.get('If-Match'), undo?.body]).toEqual(['"3"', { role: 'courier' }])
})

test('a new password is read in the form, saved alone, and has no way back', async () => {
  answer(userEndpoints.update, { data: user({ version: 3 }) })
  renderScreen('/user/?id=12', { as: 'security' })
  const form = await formNamed('Jonas Brandt')
  expect(form.queryByLabelText('Temporary password')).toBeNull()
  await press(form, 'New password')
  const password = (form.getByLabelText('Temporary password') as HTMLInputElement).value
  expect(form.getByText('Jonas Brandt is signed out at once, in 2 places.')).toBeTruthy()
  await press(form, 'Save')
  expect(await screen.findByText('Jonas Brandt is saved')).toBeTruthy()
  expect(asked(userEndpoints.update)[0]?.body).toEqual({ password })
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('disabling asks, says what happens, and can be taken back', async () => {
  answer(userEndpoints.update, { data: user({ active: false, version: 3 }) })
  renderScreen('/user/?id=12', { as: 'organization_admin' })
  await press(await formNamed('Jonas Brandt'), 'Disable')
  const question = await formNamed('Disable Jonas Brandt?')
  expect(question.getByText(/signed out at once, in 2 places\. Jonas Brandt cannot sign in until/)).toBeTruthy()
  await press(question, 'Disable')
  expect(await screen.findByText('Jonas Brandt is disabled and signed out')).toBeTruthy()
  expect(asked(userEndpoints.update)[0]?.body).toEqual({ active: false })
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
})

test('disabling or deleting who brings orders says how many it concerns', async () => {
  answer(userEndpoints.get, { data: felix })
  renderScreen('/user/?id=13', { as: 'admin' })
  const form = await formNamed('Felix Hartmann')
  await press(form, 'Disable')
  const question = await formNamed('Disable Felix Hartmann?')
  expect(question.getByText(/in 2 places\. It concerns 37 orders, 1 courier\. Felix Hartmann cannot sign in/)).toBeTruthy()
  await press(question, 'Cancel')
  await press(form, 'Delete')
  expect(
    (await formNamed('Action confirmation')).getByText(/It concerns 37 orders, 1 courier\. The courier F\. Hartmann stays/),
  ).toBeTruthy()
})

test('deleting asks with the specification’s words', async () => {
  answer(userEndpoints.remove, undefined)
  const router = renderScreen('/user/?id=12', { as: 'admin' })
  await press(await formNamed('Jonas Brandt'), 'Delete')
  const question = await formNamed('Action confirmation')
  expect(
    question.getByText(/Are you sure you want to delete the item\? This action is irreversible\. Jonas Brandt is signed out at once/),
  ).toBeTruthy()
  expect(asked(userEndpoints.remove)).toEqual([])
  await press(question, 'Delete')
  await waitFor(() => expect(router.state.location.search).toEqual({}))
  expect(await screen.findByText('Jonas Brandt is deleted')).toBeTruthy()
})

test('the own account keeps its rights; what stands above is only named or read', async () => {
  list(user({ id: 7, name: 'Ann Lee', role: 'admin' }))
  answer(userEndpoints.get, { data: user({ id: 7, name: 'Ann Lee', role: 'admin', organization_id: null }) })
  renderScreen('/user/?id=7', { as: profileOf('admin', { organization_id: null }) })
  expect(within(await screen.findByRole('row', { name: /Ann Lee/, hidden: true })).getByText('You')).toBeTruthy()
  const form = await formNamed('Ann Lee')
  expect(form.getByRole('combobox', { name: /Role/ })).toHaveProperty('disabled', true)
  for (const name of ['Delete', 'Disable', 'New password']) expect(form.queryByRole('button', { name })).toBeNull()
})

test('security is told the name of an administrator and no more', async () => {
  list(nora)
  answer(userEndpoints.get, { data: nora })
  renderScreen('/user/?id=1', { as: profileOf('security', { organization_id: null }) })
  const form = await formNamed('Nora Lind')
  expect(form.getByText('Only administrators are told more of this account')).toBeTruthy()
  expect(form.queryByRole('textbox')).toBeNull()
  expect(form.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
})

test('whoever acts as somebody else reads and changes nothing', async () => {
  renderScreen('/user/?id=12', {
    as: profileOf('organization_admin', { impersonator: { id: 1, first_name: 'Nora', last_name: 'Lind', seconds_left: 3000 } }),
  })
  const form = await formNamed('Jonas Brandt')
  expect(form.getByText(/Read only while you act as somebody else/)).toBeTruthy()
  expect(form.getByRole('group')).toHaveProperty('disabled', true)
  expect(screen.queryByRole('button', { name: 'New user', hidden: true })).toBeNull()
})

test('says that somebody signs in with another address, once it is one', async () => {
  renderScreen('/user/?id=12', { as: 'admin' })
  const form = await formNamed('Jonas Brandt')
  const field = form.getByRole('textbox', { name: /Email/ })
  await userEvent.clear(field)
  expect(form.queryByText(/signs in with/)).toBeNull()
  await userEvent.type(field, 'jo@example.test')
  expect(form.getByText('Jonas Brandt signs in with jo@example.test from then on')).toBeTruthy()
})

test('a refusal stands at its field; what somebody else changed too is told', async () => {
  refuse(userEndpoints.update, 422, { errors: { email: ['Somebody signs in with this address already'] } })
  renderScreen('/user/?id=12', { as: 'admin' })
  const form = await formNamed('Jonas Brandt')
  await userEvent.type(form.getByRole('textbox', { name: /Email/ }), 'x')
  await press(form, 'Save')
  expect(await form.findByText('Somebody signs in with this address already')).toBeTruthy()
  refuse(userEndpoints.update, 412, { data: user({ email: 'other@example.test', version: 3 }) })
  await press(form, 'Save')
  expect(await form.findByText('other@example.test')).toBeTruthy()
  await press(form, 'Take this Email')
  expect(form.getByRole('textbox', { name: /Email/ })).toHaveProperty('value', 'other@example.test')
})

test('unsaved changes are asked about', async () => {
  renderScreen('/user/?id=12', { as: 'admin' })
  const form = await formNamed('Jonas Brandt')
  await press(form, 'New password')
  await press(form, 'Cancel')
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy()
})
