import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authEndpoints } from '@tracklane/contract/auth'
import { configEndpoints } from '@tracklane/contract/config'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { answer, asked, refuse } from '#testing/answer.ts'
import { profileOf, renderScreen } from '#testing/render-screen.tsx'

test('a refused sign-in gives the reason at the field and in a toast', async () => {
  const person = userEvent.setup()
  refuse(authEndpoints.login, 422, { errors: { email: ['Email or password is wrong'] } })
  renderScreen('/login')

  await person.type(await screen.findByLabelText('Email'), 'ann@example.test')
  await person.type(screen.getByLabelText('Password'), 'wrong')
  await person.click(screen.getByRole('button', { name: 'Sign in' }))

  expect((await screen.findByRole('alert')).textContent).toContain('Email or password is wrong')
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getAllByText('Email or password is wrong')).toHaveLength(2)
})

test('an empty form is not sent', async () => {
  const person = userEvent.setup()
  renderScreen('/login')
  await person.click(await screen.findByRole('button', { name: 'Sign in' }))
  expect(screen.getAllByText('Value missed')).toHaveLength(2)
  expect(asked(authEndpoints.login)).toHaveLength(0)
})

test('the sign-in has the layout without a menu, with the year in its footer', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2031, 2, 2) })
  onTestFinished(() => void vi.useRealTimers())
  renderScreen('/login')
  await screen.findByLabelText('Email')
  expect(screen.getByRole('contentinfo').textContent).toContain('2031')
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(document.title).toBe('Sign in · Tracklane')
})

const realtime = { key: 'k', host: null, port: 0, scheme: 'http' as const }
const demo_accounts = [{ role: 'logist' as const, name: 'Jonas Brandt', email: 'logist@tracklane.test', password: 'everybody-knows' }]

test('a demo installation offers its accounts, one click each', async () => {
  const person = userEvent.setup()
  answer(configEndpoints.get, { data: { brand: 'Tracklane', password_mail: false, realtime, demo_accounts } })
  refuse(authEndpoints.login, 422, { errors: { email: ['Not today'] } })
  renderScreen('/login')
  await person.click(await screen.findByRole('button', { name: 'Logist Jonas Brandt' }))
  expect(asked(authEndpoints.login).map(({ body }) => body)).toEqual([{ email: 'logist@tracklane.test', password: 'everybody-knows' }])
  expect(await screen.findByText('Not today')).toBeDefined()
})

test('any other installation offers no accounts', async () => {
  renderScreen('/login')
  await screen.findByLabelText('Email')
  expect(screen.queryByText('Demo accounts')).toBeNull()
})

test('too many attempts are reported at the form with a countdown, and the next one is accepted at its end', async () => {
  refuse(authEndpoints.login, 429, { message: 'Too many attempts: try again in 2 seconds' }, { headers: { 'retry-after': '2' } })
  const person = userEvent.setup()
  renderScreen('/login')
  await person.type(await screen.findByLabelText('Email'), 'ann@example.test')
  await person.type(screen.getByLabelText('Password'), 'right-at-last')
  await person.click(screen.getByRole('button', { name: 'Sign in' }))
  expect((await screen.findByRole('timer')).textContent).toBe('You can try again in 0:02')
  expect(screen.getByRole('button', { name: 'Sign in' })).toHaveProperty('disabled', true)
  expect(screen.queryByText(/try again in 2 seconds/)).toBeNull()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Sign in' })).toHaveProperty('disabled', false))
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ann@example.test')
})

test('an installation without an administrator names the command that creates one', async () => {
  answer(configEndpoints.get, { data: { brand: 'Tracklane', password_mail: false, realtime, no_administrator: true } })
  renderScreen('/login')
  expect((await screen.findByText(/npm run admin:create/)).textContent).toBe(
    'There is no administrator yet. Create one on the server with npm run admin:create.',
  )
})

describe('a person with a temporary password', () => {
  const newcomer = profileOf('logist', { must_change_password: true })

  async function signIn() {
    answer(authEndpoints.login, () => {
      answer(authEndpoints.profile, { data: newcomer })
      return { data: newcomer }
    })
    renderScreen('/login')
    await userEvent.type(await screen.findByLabelText('Email'), 'ann@example.test')
    await userEvent.type(screen.getByLabelText('Password'), 'given-to-me{Enter}')
    await screen.findByRole('heading', { name: 'Choose your password' })
  }

  test('chooses a new one without typing the temporary one again', async () => {
    answer(authEndpoints.changePassword, { data: { ...newcomer, must_change_password: false } })
    await signIn()
    await userEvent.type(await screen.findByLabelText(/^New password(?! again)/), 'nine small boats')
    await userEvent.type(screen.getByLabelText(/^New password again/), 'nine small boats{Enter}')
    await waitFor(() => expect(asked(authEndpoints.changePassword)).toHaveLength(1))
    expect(asked(authEndpoints.changePassword)[0]?.body).toMatchObject({ current_password: 'given-to-me', password: 'nine small boats' })
  })

  test('types it where the server does not know it, and may leave', async () => {
    refuse(authEndpoints.changePassword, 422, { errors: { current_password: ['This is not your password'] } })
    await signIn()
    await userEvent.type(await screen.findByLabelText(/^New password(?! again)/), 'nine small boats')
    await userEvent.type(screen.getByLabelText(/^New password again/), 'nine small boats{Enter}')
    const field = await screen.findByLabelText(/^Current password/)

    await waitFor(() => expect(field.dataset.invalid).toBe('true'))
    answer(authEndpoints.logout, undefined as never)
    await userEvent.click(screen.getByRole('button', { name: 'Sign in as somebody else' }))
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeDefined()
  })
})
