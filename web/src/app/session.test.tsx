import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authEndpoints } from '@tracklane/contract/auth'
import { homeEndpoints } from '@tracklane/contract/home'
import { expect, test, vi } from 'vitest'
import { call } from '#lib/http.ts'
import { useKanbanCard } from '#lib/persisted.ts'
import { queryClient } from '#lib/query-client.ts'
import { answer, asked, refuse } from '#testing/answer.ts'
import { profileOf, renderScreen } from '#testing/render-screen.tsx'
import type { Screen } from './screen.ts'

function Asking() {
  const { data } = useQuery({ queryKey: ['home'], queryFn: () => call(homeEndpoints.numbers) })
  return <p>{data ? 'Numbers are here' : 'Asking'}</p>
}

const screens: Screen[] = [{ path: '/', guards: ['setPreviousRoute'], load: async () => ({ component: Asking }) }]

test('a 401 ends the session: stores and answers are emptied, and /login remembers the address', async () => {
  const router = renderScreen('/?track=zzz', { as: 'logist', screens })
  await screen.findByText('Numbers are here')
  useKanbanCard.setState({ fields: { 3: false } })

  refuse(authEndpoints.profile, 401)
  refuse(homeEndpoints.numbers, 401, { message: 'Unauthenticated.' })
  await queryClient.invalidateQueries({ queryKey: ['home'] })

  expect(await screen.findByLabelText('Email')).toBeDefined()
  expect(router.state.location.href).toBe('/login')
  expect(useKanbanCard.getState().fields).toEqual({})
  await waitFor(() => expect(queryClient.getQueryData(['home'])).toBeUndefined())
  expect(screen.queryByRole('alert')).toBeNull()
  expect(sessionStorage.getItem('previous-route')).toBe('/?track=zzz')
})

test('a profile without a person ends the session too', async () => {
  renderScreen('/?track=zzz', { as: 'logist', screens })
  await screen.findByText('Numbers are here')
  refuse(authEndpoints.profile, 401)
  await queryClient.invalidateQueries({ queryKey: ['auth'] })
  expect(await screen.findByLabelText('Email')).toBeDefined()
  expect(sessionStorage.getItem('previous-route')).toBe('/?track=zzz')
})

test('sign-out asks first, and leaves no data of the person', async () => {
  const person = userEvent.setup()
  answer(authEndpoints.logout, undefined)
  const router = renderScreen('/', { as: 'logist', screens })
  await screen.findByText('Numbers are here')
  useKanbanCard.setState({ fields: { 3: false } })
  sessionStorage.setItem('previous-route', '/?track=theirs')

  await person.click(screen.getByRole('button', { name: 'Logout' }))
  expect(await screen.findByText('Action confirmation')).toBeDefined()
  expect(screen.getByText('Are you sure you want to perform this action?')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(asked(authEndpoints.logout)).toHaveLength(0)

  await person.click(screen.getByRole('button', { name: 'Logout' }))
  await person.click(await screen.findByRole('button', { name: 'Confirm' }))
  expect(await screen.findByLabelText('Email')).toBeDefined()
  expect(router.state.location.href).toBe('/login')
  expect(useKanbanCard.getState().fields).toEqual({})
  await waitFor(() => expect(sessionStorage.getItem('previous-route')).toBeNull())
})

test('a sign-out that the server refuses takes effect here, is logged and tried again', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const person = userEvent.setup()
  refuse(authEndpoints.logout, 500, { error: 'Server says no' })
  renderScreen('/', { as: 'logist', screens })
  await person.click(await screen.findByRole('button', { name: 'Logout' }))
  await person.click(await screen.findByRole('button', { name: 'Confirm' }))
  expect(await screen.findByLabelText('Email')).toBeDefined()
  await waitFor(() => expect(logged).toHaveBeenCalled())
  expect(screen.queryByText('Server says no')).toBeNull()
  expect(await screen.findByText(/You are signed out on this device/)).toBeDefined()

  answer(authEndpoints.logout, undefined)
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(screen.queryByText(/You are signed out on this device/)).toBeNull())
  vi.restoreAllMocks()
})

test('the theme is stored with the person', async () => {
  const person = userEvent.setup()
  answer(authEndpoints.updateProfile, { data: profileOf('logist', { theme: 'dark' }) })
  renderScreen('/', { as: 'logist', screens })
  await person.click(await screen.findByRole('button', { name: 'Switch to the dark theme' }))
  expect(document.documentElement.getAttribute('data-mantine-color-scheme')).toBe('dark')
  await waitFor(() => expect(asked(authEndpoints.updateProfile)[0]?.body).toEqual({ theme: 'dark' }))
  expect(JSON.parse(localStorage.getItem('common') ?? '{}').state.theme).toBe('dark')
})

test('the switches of the top bar have the same tooltip as every icon', async () => {
  const person = userEvent.setup()
  renderScreen('/', { as: 'logist', screens })
  const theme = await screen.findByRole('button', { name: /^Switch to the/ })
  await person.hover(theme)
  expect((await screen.findByRole('tooltip')).textContent).toBe(theme.getAttribute('aria-label'))
  expect(document.querySelectorAll('header [title]')).toHaveLength(0)
})
