import { useBlocker } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Screen } from '#app/screen.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { forceTo } from './force-to.ts'

afterEach(() => vi.restoreAllMocks())

function Staying() {
  useBlocker({ shouldBlockFn: () => true, enableBeforeUnload: false })
  return <h1>Half written</h1>
}

const loaded = (component: () => ReactNode) => async () => ({ component })
const board: Screen = { path: '/order/kanban', guards: [], load: loaded(() => <h1>Board</h1>) }

test('goes there without loading the page', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  const router = renderScreen('/', { as: 'logist', screens: [{ path: '/', guards: [], load: loaded(() => <h1>Home</h1>) }, board] })
  await screen.findByRole('heading', { name: 'Home' })
  await forceTo(router, '/order/kanban')
  expect(await screen.findByRole('heading', { name: 'Board' })).toBeTruthy()
  expect(assign).not.toHaveBeenCalled()
})

test('loads the page there where the router refuses', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  const router = renderScreen('/', { as: 'logist', screens: [{ path: '/', guards: [], load: loaded(Staying) }, board] })
  await screen.findByRole('heading', { name: 'Half written' })
  await forceTo(router, '/order/kanban')
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/order/kanban'))
})
