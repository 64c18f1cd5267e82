import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { profileOf, renderScreen } from '#testing/render-screen.tsx'
import type { Screen } from './screen.ts'
import { mayReload, reloadIfReplaced } from './stale-chunk.ts'

test('an unknown address shows a 404 with a link to the home', async () => {
  renderScreen('/nowhere', { as: 'logist' })
  expect(await screen.findByRole('heading', { name: '404 Not Found' })).toBeDefined()
  expect(screen.getByText('404')).toBeDefined()
  expect(screen.getByText('This page could not be found')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Home page' }).getAttribute('href')).toBe('/')
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeDefined()
  expect(screen.getAllByRole('main')).toHaveLength(1)
})

test.each([
  ['a guest', undefined],
  ['a person with a temporary password', profileOf('logist', { must_change_password: true })],
])('a 404 has no menu for %s', async (_who, as) => {
  renderScreen('/nowhere', as && { as })
  expect(await screen.findByRole('heading', { name: '404 Not Found' })).toBeDefined()
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.getAllByRole('main')).toHaveLength(1)
})

test('a broken screen shows the error page inside the layout', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const broken: Screen = { path: '/', guards: [], load: async () => ({ component: Broken }) }
  renderScreen('/', { as: 'logist', screens: [broken] })
  expect(await screen.findByRole('heading', { name: 'An error occurred' })).toBeDefined()
  expect(screen.getByText('500')).toBeDefined()
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeDefined()
  expect(screen.getAllByRole('main')).toHaveLength(1)
  vi.restoreAllMocks()
})

test('a stale chunk reloads the page at most once a minute', () => {
  expect(mayReload(1_000_000)).toBe(true)
  expect(mayReload(1_059_999)).toBe(false)
  expect(mayReload(1_060_000)).toBe(true)
})

describe('a chunk that cannot be loaded', () => {
  const reload = vi.fn()

  beforeEach(() => void vi.stubGlobal('location', { ...window.location, reload }))
  afterEach(() => {
    reload.mockReset()
    vi.unstubAllGlobals()
  })

  test.each([
    ['loads the page again where the server has another build', async () => new Response('<script src="/assets/index-new.js">'), 1],
    ['leaves the page where the server has the same', async () => new Response('<script src="/assets/index-old.js">'), 0],
    ['leaves the page where the server is away', () => Promise.reject(new TypeError('Failed to fetch')), 0],
    ['leaves the page where a proxy answers for the server', async () => new Response('Bad gateway', { status: 502 }), 0],
  ])('%s', async (_what, server, times) => {
    vi.mocked(fetch).mockImplementationOnce(server)
    await reloadIfReplaced('/assets/index-old.js')
    expect(reload).toHaveBeenCalledTimes(times)
  })
})

function Broken(): never {
  throw new Error('broken')
}
