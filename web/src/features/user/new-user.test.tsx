import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { userEndpoints } from '@tracklane/contract/user'
import { beforeEach, expect, test } from 'vitest'
import { answer, asked, refuse } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { answerUsers, choose, formNamed, press, user } from './user.testing.ts'

beforeEach(answerUsers)

type Form = Awaited<ReturnType<typeof formNamed>>

async function write(form: Form, role: string): Promise<string> {
  await userEvent.type(form.getByRole('textbox', { name: /First name/ }), 'Eve')
  await userEvent.type(form.getByRole('textbox', { name: /Last name/ }), 'Hall')
  await userEvent.type(form.getByRole('textbox', { name: /Email/ }), 'eve@example.test')
  await choose(form, /Role/, role)
  return (form.getByLabelText('Temporary password') as HTMLInputElement).value
}

const eve = user({ id: 20, name: 'Eve Hall', first_name: 'Eve', last_name: 'Hall', email: 'eve@example.test' })
const handedOver = () => formNamed('Pass this on to Eve Hall')

test('the login of a new account is shown once, and closed by its button alone', async () => {
  answer(userEndpoints.create, { data: eve })
  const router = renderScreen('/user/?new=1', { as: 'organization_admin' })
  const password = await write(await formNamed('New user'), 'Logist')
  await press(await formNamed('New user'), 'Add user')
  const dialog = await handedOver()
  const said = dialog.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(said).toEqual([`${window.location.origin}/login`, 'eve@example.test', password])
  const user = userEvent.setup()
  await user.click(dialog.getByRole('button', { name: 'Copy all' }))
  expect(await navigator.clipboard.readText()).toBe(
    `Sign-in address: ${window.location.origin}/login\nLogin: eve@example.test\nTemporary password: ${password}`,
  )
  await userEvent.keyboard('{Escape}')
  await press(await handedOver(), 'Done')
  await waitFor(() => expect(router.state.location.search).toEqual({}))
  expect(screen.queryByText(password)).toBeNull()
})

test('another account is created after it, with its own password', async () => {
  answer(userEndpoints.create, { data: eve })
  renderScreen('/user/?new=1', { as: 'organization_admin' })
  const password = await write(await formNamed('New user'), 'Logist')
  await press(await formNamed('New user'), 'Save and add another')
  await press(await handedOver(), 'Done')
  const next = await formNamed('New user')
  await waitFor(() => expect(next.getByRole('textbox', { name: /First name/ })).toHaveProperty('value', ''))
  expect((next.getByLabelText('Temporary password') as HTMLInputElement).value).not.toBe(password)
})

test("a courier's account creates a courier, unless that is unticked; it needs a country", async () => {
  answer(userEndpoints.create, { data: eve })
  renderScreen('/user/?new=1', { as: 'organization_admin' })
  const form = await formNamed('New user')
  await write(form, 'Courier')
  await press(form, 'Add user')
  const field = await form.findByRole('combobox', { name: /Country of the courier/ })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(asked(userEndpoints.create)).toEqual([])
  refuse(userEndpoints.create, 422, { errors: { 'courier.country_id': ['Choose one of the offered values'] } })
  await choose(form, /Country of the courier/, 'Poland')
  await choose(form, /Vehicle/, 'Bike')
  await press(form, 'Add user')
  expect(await form.findByText('Choose one of the offered values')).toBeTruthy()
  expect(asked(userEndpoints.create)[0]?.body).toMatchObject({ courier: { country_id: 2, vehicle: 'bike', capacity: null } })
  answer(userEndpoints.create, { data: eve })
  await userEvent.click(form.getByRole('checkbox', { name: /courier record/ }))
  await press(form, 'Add user')
  await handedOver()
  expect(asked(userEndpoints.create)[1]?.body).not.toHaveProperty('courier')
})

test('security creates logins without couriers', async () => {
  renderScreen('/user/?new=1', { as: 'security' })
  const form = await formNamed('New user')
  await write(form, 'Courier')
  expect(form.queryByRole('checkbox', { name: /courier record/ })).toBeNull()
})

test("a courier's login without a courier says so, and links to adding one", async () => {
  answer(userEndpoints.get, { data: user({ role: 'courier' }) })
  renderScreen('/user/?id=12', { as: 'organization_admin' })
  const form = await formNamed('Jonas Brandt')
  expect(form.getByText(/Not linked: nobody can assign orders/)).toBeTruthy()
  expect(form.getByRole('link', { name: 'Add the courier record' }).getAttribute('href')).toBe('/courier/?new=1')
})

test("a courier's login names its courier", async () => {
  answer(userEndpoints.get, { data: user({ role: 'courier', courier: 'J. Brandt', courier_id: 41 }) })
  renderScreen('/user/?id=12', { as: 'organization_admin' })
  const link = (await formNamed('Jonas Brandt')).getByRole('link', { name: 'J. Brandt' })
  expect(link.getAttribute('href')).toBe('/courier/?id=41')
})
