import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { userEndpoints } from '@tracklane/contract/user'
import { beforeEach, expect, test } from 'vitest'
import { answer, asked, refuse } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { answerUsers, choose, felix, formNamed, press, user } from './user.testing.ts'

beforeEach(answerUsers)

test('an edit shows its effects before it is saved, sends only changed fields, and can be undone', async () => {
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

test('a new password is readable in the form, saved alone, and cannot be undone', async () => {
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
  expect((await formNamed('Pass this on to Jonas Brandt')).getByText(password)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('disabling asks, explains its effects, and can be undone', async () => {
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

test("disabling or deleting a courier's account has the number of affected orders", async () => {
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

test('deleting asks in the words of the specification', async () => {
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

test('a changed address says that the person signs in with it, once it is valid', async () => {
  renderScreen('/user/?id=12', { as: 'admin' })
  const form = await formNamed('Jonas Brandt')
  const field = form.getByRole('textbox', { name: /Email/ })
  await userEvent.clear(field)
  expect(form.queryByText(/signs in with/)).toBeNull()
  await userEvent.type(field, 'jo@example.test')
  expect(form.getByText('Jonas Brandt signs in with jo@example.test from then on')).toBeTruthy()
})

test('a refusal is shown at its field; changes of somebody else are shown too', async () => {
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

test('unsaved changes ask before they are lost', async () => {
  renderScreen('/user/?id=12', { as: 'admin' })
  const form = await formNamed('Jonas Brandt')
  await press(form, 'New password')
  await press(form, 'Cancel')
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy()
})
