import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { authEndpoints } from '@tracklane/contract/auth'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Providers } from '#app/providers.tsx'
import { call } from '#lib/http.ts'
import { watchStyles } from '#lib/lost-styles.ts'
import { cutOff, refuse } from '#testing/answer.ts'
import { part } from './part.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

const Dialog = () => <p>The dialog</p>
const loaded = { default: Dialog }

/** Opens a board with a part that fails to load that many times. */
function open(failures: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= failures) throw new TypeError('Failed to fetch dynamically imported module')
    return loaded
  })
  show(load)
  return load
}

function show(load: () => Promise<typeof loaded>): void {
  const Part = part(load)
  render(
    <Providers>
      <p>The board</p>
      <Suspense>
        <Part />
      </Suspense>
    </Providers>,
  )
}

const retry = () => screen.findByRole('button', { name: 'Try again' })

test('a part that cannot be loaded leaves the screen as it is, and is loaded on request', async () => {
  const load = open(2)
  await userEvent.click(await retry())
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  expect(screen.getByText('The board')).toBeDefined()
  expect(screen.queryByText('The dialog')).toBeNull()
  await userEvent.click(await retry())
  expect(await screen.findByText('The dialog')).toBeDefined()
})

test.each([
  ['the network is', () => void window.dispatchEvent(new Event('online'))],
  [
    'the server answers',
    async () => {
      cutOff(authEndpoints.profile)
      await call(authEndpoints.profile).catch(() => undefined)
      refuse(authEndpoints.profile, 401)
      await call(authEndpoints.profile).catch(() => undefined)
    },
  ],
])('it is loaded by itself once %s back', async (_who, back) => {
  const load = open(1)
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  await retry()
  await act(async () => back())
  expect(await screen.findByText('The dialog')).toBeDefined()
})

/** Makes the style sheet as the builder's loader does, which adds it only once. */
function stylesheet(): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet' })
  link.setAttribute('data-href', 'part.css') // a style that no part here needs
  document.head.append(link)
  return link
}

const inDocument = () => document.querySelector<HTMLLinkElement>('[data-href="part.css"]')

test('a part whose stylesheet was lost is shown once the stylesheet has loaded', async () => {
  watchStyles()
  const lost = stylesheet()
  const load = vi.fn(async () => {
    if (load.mock.calls.length > 1) return loaded
    lost.dispatchEvent(new Event('error'))
    throw new Error('Unable to preload CSS for part.css')
  })
  show(load)
  await userEvent.click(await retry())
  await waitFor(() => expect(inDocument()).not.toBe(lost))

  const second = inDocument()
  second?.dispatchEvent(new Event('error'))
  await userEvent.click(await retry())
  await waitFor(() => expect(inDocument()).not.toBe(second))
  expect(load).toHaveBeenCalledTimes(1)
  inDocument()?.dispatchEvent(new Event('load'))
  expect(await screen.findByText('The dialog')).toBeDefined()
  expect(document.querySelectorAll('[data-href="part.css"]')).toHaveLength(1)
  inDocument()?.remove()
})

test.each([
  ['is lost again', () => void inDocument()?.dispatchEvent(new Event('error'))],
  ['is never answered', () => undefined],
])('a lost stylesheet of another part is requested again, and when it %s it delays no part', async (_what, happen) => {
  watchStyles()
  const lost = stylesheet()
  lost.dispatchEvent(new Event('error'))
  open(0)
  await waitFor(() => expect(inDocument()).not.toBe(lost))
  happen()
  expect(await screen.findByText('The dialog')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  inDocument()?.dispatchEvent(new Event('load'))
  inDocument()?.remove()
})

test('a stylesheet that is loading is not requested again', async () => {
  watchStyles()
  const coming = stylesheet()
  open(0)
  expect(await screen.findByText('The dialog')).toBeDefined()
  expect(coming.isConnected).toBe(true)
  coming.remove()
})
