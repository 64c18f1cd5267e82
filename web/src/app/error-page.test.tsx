import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '#testing/render-screen.tsx'
import type { Screen } from './screens.ts'
import { mayReload } from './stale-chunk.ts'

test('an unknown address is a 404 that says so and leads home', async () => {
  renderScreen('/nowhere', { as: 'logist' })
  expect(await screen.findByRole('heading', { name: '404 Not Found' })).toBeDefined()
  expect(screen.getByText('404')).toBeDefined()
  expect(screen.getByText('This page could not be found')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Home page' }).getAttribute('href')).toBe('/')
})

test('a screen that breaks shows the error page inside the layout', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const broken: Screen = { path: '/', guards: [], load: async () => ({ component: Broken }) }
  renderScreen('/', { as: 'logist', screens: [broken] })
  expect(await screen.findByRole('heading', { name: 'An error occurred' })).toBeDefined()
  expect(screen.getByText('500')).toBeDefined()
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeDefined()
  vi.restoreAllMocks()
})

test('a stale chunk reloads the page at most once a minute', () => {
  expect(mayReload(1_000_000)).toBe(true)
  expect(mayReload(1_059_999)).toBe(false)
  expect(mayReload(1_060_000)).toBe(true)
})

test('without a network the page stays: nothing better would come', () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(mayReload(2_000_000)).toBe(false)
  network.mockReturnValue(true)
  expect(mayReload(2_000_001)).toBe(true)
  network.mockRestore()
})

function Broken(): never {
  throw new Error('broken')
}
