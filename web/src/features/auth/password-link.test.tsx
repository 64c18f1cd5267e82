import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { configEndpoints } from '@tracklane/contract/config'
import { passwordLinkEndpoints } from '@tracklane/contract/password-link'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answer, asked, refuse } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { dropToken } from './reset-token.ts'

const realtime = { key: 'key', host: null, port: 80, scheme: 'http' } as const
const config = (more = {}) => answer(configEndpoints.get, { data: { brand: 'Tracklane', password_mail: false, realtime, ...more } })

beforeEach(() => {
  config({ password_mail: true })
})
afterEach(dropToken)

async function typed(password: string, repeated = password) {
  await userEvent.type(await screen.findByLabelText(/^New password(?! again)/), password)
  await userEvent.type(screen.getByLabelText(/^New password again/), repeated)
  await userEvent.click(screen.getByRole('button', { name: 'Set the password' }))
}

test('without a mail server no link is offered', async () => {
  config()
  renderScreen('/login')
  await screen.findByRole('button', { name: 'Sign in' })
  await waitFor(() => expect(asked(configEndpoints.get)).toHaveLength(1))
  expect(screen.queryByRole('button', { name: 'Forgot your password?' })).toBeNull()
})

test('a person who forgot the password asks for a link, with the same text for every address', async () => {
  answer(passwordLinkEndpoints.forgot, { data: { sent: true } })
  renderScreen('/login')
  await userEvent.click(await screen.findByRole('button', { name: 'Forgot your password?' }))
  expect(await screen.findByRole('heading', { name: 'New password' })).toBeDefined()
  await userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), 'ann@company.example{Enter}')
  expect((await screen.findByRole('status')).textContent).toMatch(/^If there is an account with this address/)
  expect(asked(passwordLinkEndpoints.forgot).map(({ body }) => body)).toEqual([{ email: 'ann@company.example' }])
  await userEvent.click(screen.getByRole('button', { name: 'Back to the sign-in' }))
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeDefined()
})

test('too many requests for a link are reported', async () => {
  refuse(passwordLinkEndpoints.forgot, 429, { error: 'Too many attempts' })
  renderScreen('/login')
  await userEvent.click(await screen.findByRole('button', { name: 'Forgot your password?' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), 'ann@company.example{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('Too many attempts')
})

test('a link leads to the choice of a password, also while signed in, and then to the sign-in', async () => {
  answer(passwordLinkEndpoints.reset, { data: { reset: true } })
  window.resetToken = 'a-token'
  renderScreen('/login', { as: 'logist' })
  expect(await screen.findByRole('heading', { name: 'Choose your password' })).toBeDefined()
  await typed('nine small boats', 'nine small boots')
  expect(await screen.findByText('The two passwords differ')).toBeDefined()
  expect(asked(passwordLinkEndpoints.reset)).toHaveLength(0)
  await userEvent.clear(screen.getByLabelText(/^New password again/))
  await userEvent.type(screen.getByLabelText(/^New password again/), 'nine small boats{Enter}')
  expect(await screen.findByText('Your password is set. Sign in with it.')).toBeDefined()
  expect(asked(passwordLinkEndpoints.reset).map(({ body }) => body)).toEqual([{ token: 'a-token', password: 'nine small boats' }])
  expect(window.resetToken).toBeUndefined()
})

test('a used link leads to a request for a new one', async () => {
  refuse(passwordLinkEndpoints.reset, 422, { errors: { token: ['This link was used, or is too old. Ask for a new one.'] } })
  window.resetToken = 'spent'
  renderScreen('/login')
  await typed('nine small boats')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This link was used/)
  await userEvent.click(screen.getByRole('button', { name: 'Ask for a new link' }))
  expect(await screen.findByRole('button', { name: 'Send me a link' })).toBeDefined()
})

test('the token of a link followed in an open page is removed from the address', async () => {
  renderScreen('/login')
  await screen.findByRole('button', { name: 'Sign in' })
  window.history.replaceState(null, '', '/login#reset=late-token')
  act(() => void window.dispatchEvent(new Event('hashchange')))
  expect(await screen.findByRole('heading', { name: 'Choose your password' })).toBeDefined()
  expect(window.location.hash).toBe('')
})
