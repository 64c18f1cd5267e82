import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authEndpoints } from '@tracklane/contract/auth'
import { configEndpoints } from '@tracklane/contract/config'
import { expect, onTestFinished, test, vi } from 'vitest'
import { answer, asked, refuse } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'

test('a refused sign-in says why, at the field and as a toast', async () => {
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

test('the sign-in stands in the layout without a menu, with the year in its footer', async () => {
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
  answer(configEndpoints.get, { data: { brand: 'Tracklane', realtime, demo_accounts } })
  refuse(authEndpoints.login, 422, { errors: { email: ['Not today'] } })
  renderScreen('/login')
  await person.click(await screen.findByRole('button', { name: 'Logist Jonas Brandt' }))
  expect(asked(authEndpoints.login).map(({ body }) => body)).toEqual([{ email: 'logist@tracklane.test', password: 'everybody-knows' }])
  expect(await screen.findByText('Not today')).toBeDefined()
})

test('any other installation offers none', async () => {
  renderScreen('/login')
  await screen.findByLabelText('Email')
  expect(screen.queryByText('Demo accounts')).toBeNull()
})
