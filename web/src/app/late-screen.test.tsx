import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '#testing/render-screen.tsx'
import type { Screen } from './screen.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  return () => void vi.restoreAllMocks()
})

const home: Screen = { path: '/', guards: [], load: async () => ({ component: () => <p>Home itself</p> }) }

/** Opens home, and then a screen whose code fails that many times. */
async function goWhereCodeFails(times: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= times) throw new TypeError('Failed to fetch dynamically imported module')
    return { component: () => <p>The screen</p> }
  })
  const router = renderScreen('/', { as: 'logist', screens: [home, { path: '/late', guards: [], load }] })
  await screen.findByText('Home itself')
  await router.navigate({ href: '/late' })
  const missing = await screen.findByRole('alert')
  return { router, load, missing }
}

const ALWAYS = Number.POSITIVE_INFINITY

test('a screen whose code cannot be loaded says so, with the way back open', async () => {
  const { router, missing } = await goWhereCodeFails(ALWAYS)
  expect(within(missing).getByText('This part could not be loaded. Check the connection.')).toBeDefined()
  expect(screen.queryByText('Home itself')).toBeNull()
  expect([router.state.location.pathname, router.state.status]).toEqual(['/late', 'idle'])
  router.history.back()
  expect(await screen.findByText('Home itself')).toBeDefined()
})

test('it is loaded on request, and at once the next time', async () => {
  const { router, load, missing } = await goWhereCodeFails(2)
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  await userEvent.click(within(missing).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The screen')).toBeDefined()
  await router.navigate({ href: '/' })
  await router.navigate({ href: '/late' })
  expect(screen.getByText('The screen')).toBeDefined()
  expect(load).toHaveBeenCalledTimes(3)
})

test('it is loaded by itself once the network is back', async () => {
  const { load } = await goWhereCodeFails(2)
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('The screen')).toBeDefined()
})
