import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type Account, userEndpoints } from '@tracklane/contract/user'
import { beforeEach, expect, test } from 'vitest'
import { answer, asked } from '#testing/answer.ts'
import { profileOf, renderScreen } from '#testing/render-screen.tsx'
import { answerUsers, choose, formNamed, list, press, user } from './user.testing.ts'

const nora: Account = { id: 1, first_name: 'Nora', last_name: 'Lind', name: 'Nora Lind', role: 'admin' }

beforeEach(answerUsers)

test('the list has role, area and last sight of each person', async () => {
  renderScreen('/user/', { as: profileOf('admin', { organization_id: null }) })
  const jonas = within(await screen.findByRole('row', { name: /Jonas Brandt/ }))
  for (const text of ['Logist', 'North Parcel', 'Germany', 'jonas@example.test']) expect(jonas.getByText(text)).toBeTruthy()
  const second = within(screen.getByRole('row', { name: /Marek Dombek/ }))
  for (const text of ['Disabled', 'Every country', 'never']) expect(second.getByText(text)).toBeTruthy()
})

test('search, filters, sort and page are in the address', async () => {
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

test('a new person gets a generated password, and at most the rights of the creator', async () => {
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
  await press(await formNamed('Pass this on to Eva Quick'), 'Done')
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

test('every role but administrators and security needs an organization', async () => {
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

test("one's own account keeps its rights; accounts above are only named or read", async () => {
  list(user({ id: 7, name: 'Ann Lee', role: 'admin' }))
  answer(userEndpoints.get, { data: user({ id: 7, name: 'Ann Lee', role: 'admin', organization_id: null }) })
  renderScreen('/user/?id=7', { as: profileOf('admin', { organization_id: null }) })
  expect(within(await screen.findByRole('row', { name: /Ann Lee/, hidden: true })).getByText('You')).toBeTruthy()
  const form = await formNamed('Ann Lee')
  expect(form.getByRole('combobox', { name: /Role/ })).toHaveProperty('disabled', true)
  for (const name of ['Delete', 'Disable', 'New password']) expect(form.queryByRole('button', { name })).toBeNull()
})

test('security sees the name of an administrator and no more', async () => {
  list(nora)
  answer(userEndpoints.get, { data: nora })
  renderScreen('/user/?id=1', { as: profileOf('security', { organization_id: null }) })
  const form = await formNamed('Nora Lind')
  expect(form.getByText('Only administrators are told more of this account')).toBeTruthy()
  expect(form.queryByRole('textbox')).toBeNull()
  expect(form.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
})

test('impersonation can read and change nothing', async () => {
  renderScreen('/user/?id=12', {
    as: profileOf('organization_admin', { impersonator: { id: 1, first_name: 'Nora', last_name: 'Lind', seconds_left: 3000 } }),
  })
  const form = await formNamed('Jonas Brandt')
  expect(form.getByText(/Read only while you act as somebody else/)).toBeTruthy()
  expect(form.getByRole('group')).toHaveProperty('disabled', true)
  expect(screen.queryByRole('button', { name: 'New user', hidden: true })).toBeNull()
})
