import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authEndpoints } from '@tracklane/contract/auth'
import { expect, test } from 'vitest'
import { answer, asked, refuse } from '#testing/answer.ts'
import { profileOf, renderScreen } from '#testing/render-screen.tsx'
import type { Screen } from './screen.ts'

const home: Screen = { path: '/', guards: ['setPreviousRoute'], load: async () => ({ component: () => <p>Home itself</p> }) }

function screensWith(...guards: string[]): Screen[] {
  return [
    home,
    { path: '/guarded', guards: ['setPreviousRoute', ...guards], load: async () => ({ component: () => <p>Behind the guard</p> }) },
  ]
}

test('a failed guard shows home in place of the screen', async () => {
  const router = renderScreen('/guarded', { as: 'reporter', screens: screensWith('isLogist') })
  expect(await screen.findByText('Home itself')).toBeDefined()
  expect(router.state.location.pathname).toBe('/')
})

test('a route that names an unknown guard shows the error page', async () => {
  renderScreen('/guarded', { as: 'admin', screens: screensWith('isKing') })
  expect(await screen.findByText('Unknown middleware')).toBeDefined()
  expect(screen.getByText('500')).toBeDefined()
  expect(screen.getByRole('heading', { name: 'An error occurred' })).toBeDefined()
})

test('sign-in leads back to the former address with its query', async () => {
  const person = userEvent.setup()
  answer(authEndpoints.login, { data: profileOf('logist') })
  const router = renderScreen('/guarded?track=662E41', { screens: screensWith('isLogist') })

  await person.type(await screen.findByLabelText('Email'), 'ann@example.test')
  expect(router.state.location.href).toBe('/login')
  await person.type(screen.getByLabelText('Password'), 'secret')
  await person.click(screen.getByRole('button', { name: 'Sign in' }))

  expect(await screen.findByText('Behind the guard')).toBeDefined()
  expect(router.state.location.href).toBe('/guarded?track=662E41')
  expect(asked(authEndpoints.login)[0]?.body).toEqual({ email: 'ann@example.test', password: 'secret' })
})

test('sign-in never leads to another host', async () => {
  sessionStorage.setItem('previous-route', '//evil.test/path')
  const router = renderScreen('/login', { as: 'logist', screens: [home] })
  expect(await screen.findByText('Home itself')).toBeDefined()
  expect(router.state.location.href).toBe('/')
})

test.each(['/login', '/logout', '/callback'])('%s leads a signed-in person home, without showing the sign-in', async (path) => {
  const router = renderScreen(path, { as: 'logist', screens: [home] })
  expect(await screen.findByText('Home itself')).toBeDefined()
  expect(router.state.location.pathname).toBe('/')
})

test('a person with a temporary password must choose a new one first', async () => {
  const person = userEvent.setup()
  answer(authEndpoints.changePassword, { data: profileOf('logist') })
  renderScreen('/', { as: profileOf('logist', { must_change_password: true }), screens: [home] })

  await person.type(await screen.findByLabelText(/Current password/), 'given-to-me')
  await person.type(screen.getByLabelText(/^New password \*?$/), 'my-own-one')
  await person.type(screen.getByLabelText(/New password again/), 'my-other-one')
  await person.click(screen.getByRole('button', { name: 'Change password' }))
  expect(screen.getByText('The two passwords differ')).toBeDefined()

  await person.clear(screen.getByLabelText(/New password again/))
  await person.type(screen.getByLabelText(/New password again/), 'my-own-one')
  await person.click(screen.getByRole('button', { name: 'Change password' }))
  expect(await screen.findByText('Home itself')).toBeDefined()
  expect(asked(authEndpoints.changePassword)[0]?.body).toEqual({ current_password: 'given-to-me', password: 'my-own-one' })
})

test('a failing profile request shows the error page', async () => {
  refuse(authEndpoints.profile, 500, { error: 'The database is away' })
  renderScreen('/', { as: 'logist', screens: [home] })
  expect(await screen.findByRole('heading', { name: 'An error occurred' })).toBeDefined()
})
