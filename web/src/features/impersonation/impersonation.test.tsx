import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { impersonationEndpoints } from '@tracklane/contract/impersonation'
import type { User } from '@tracklane/contract/kit/person'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Screen } from '#app/screen.ts'
import { useCommon, useImpersonate } from '#lib/persisted.ts'
import { answer, asked, refuse } from '#testing/answer.ts'
import { profileOf, renderScreen } from '#testing/render-screen.tsx'
import { ActAsButton } from './impersonate.parts.tsx'

const NORA = { id: 1, first_name: 'Nora', last_name: 'Lindqvist' }
const acting = (seconds_left: number) =>
  profileOf('logist', { first_name: 'Jonas', last_name: 'Brandt', theme: 'dark', impersonator: { ...NORA, seconds_left } })
const jonas: User = profileOf('logist', { id: 9, first_name: 'Jonas', last_name: 'Brandt' })

let left = vi.fn()
beforeEach(() => {
  left = vi.fn()
  vi.spyOn(window.location, 'assign').mockImplementation(left)
  vi.useFakeTimers({ toFake: ['Date'] })
  answer(impersonationEndpoints.start, { data: jonas })
  answer(impersonationEndpoints.stop, undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  useImpersonate.setState(useImpersonate.getInitialState(), true)
})

/** The banner's text for screen readers. */
const banner = async () => within(await screen.findByRole('region', { name: 'Acting as somebody else' })).getByRole('status')
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)
const person = userEvent.setup({ advanceTimers: () => undefined })

/** Makes a screen with the button, as the list of people has it. */
function offering(who: User): readonly Screen[] {
  const component = () => (
    <>
      <h1>People</h1>
      <ActAsButton person={who} hasUnsaved={false} />
    </>
  )
  return [{ path: '/', guards: ['setPreviousRoute'], load: async () => ({ component }) }]
}

test('the banner has name, role and time left, and its button to go back is the first Tab stop', async () => {
  renderScreen('/', { as: acting(47 * 60), screens: offering(jonas) })
  expect((await banner()).textContent).toBe('You act as Jonas Brandt, Logist')
  expect(screen.getByRole('timer').textContent).toContain('47 min left')
  await person.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Back to Nora Lindqvist' }))
  expect(useImpersonate.getState()).toEqual({ id: 7, visible: true })
})

test('the time left is announced at ten and at two minutes, which count down as a clock', async () => {
  renderScreen('/', { as: acting(11 * 60), screens: offering(jonas) })
  const status = await banner()
  later(61)
  await waitFor(() => expect(status.textContent).toContain('10 minutes are left'))
  later(8 * 60)
  await waitFor(() => expect(status.textContent).toContain('2 minutes are left'))
  expect(screen.getByRole('timer').textContent).toMatch(/1:5\d left/)
})

test('it goes back by itself a minute before the end, once', async () => {
  renderScreen('/', { as: acting(600), screens: offering(jonas) })
  await banner()
  later(541)
  await waitFor(() => expect(left).toHaveBeenCalledWith('/'))
  expect(asked(impersonationEndpoints.stop)).toHaveLength(1)
  expect(useImpersonate.getState()).toEqual({ id: null, visible: false })
})

test('going back ends it and starts at the home, also where it has ended elsewhere', async () => {
  refuse(impersonationEndpoints.stop, 419, { message: 'CSRF token mismatch.' })
  renderScreen('/', { as: acting(600), screens: offering(jonas) })
  await person.click(await screen.findByRole('button', { name: 'Back to Nora Lindqvist' }))
  await waitFor(() => expect(left).toHaveBeenCalledWith('/'))
})

test('without a connection it stays, and can be tried again', async () => {
  refuse(impersonationEndpoints.stop, 503, { error: 'The service is not available right now' })
  renderScreen('/', { as: acting(600), screens: offering(jonas) })
  await person.click(await screen.findByRole('button', { name: 'Back to Nora Lindqvist' }))
  expect(await screen.findByText('The service is not available right now')).toBeDefined()
  expect(left).not.toHaveBeenCalled()
  answer(impersonationEndpoints.stop, undefined)
  await person.click(screen.getByRole('button', { name: 'Back to Nora Lindqvist' }))
  await waitFor(() => expect(left).toHaveBeenCalledWith('/'))
})

test("the reader's own theme stays, and an impersonation offers no other one", async () => {
  useCommon.setState({ theme: 'light' })
  renderScreen('/', { as: acting(600), screens: offering(jonas) })
  await banner()
  expect(useCommon.getState().theme).toBe('light')
  expect(screen.queryByRole('button', { name: /^Act as/ })).toBeNull()
})

test('an impersonation starts with a reason, at the home', async () => {
  renderScreen('/', { as: profileOf('admin', { id: 1 }), screens: offering(jonas) })
  await person.click(await screen.findByRole('button', { name: 'Act as Jonas Brandt' }))
  await person.type(await screen.findByLabelText('Reason'), ' Check the board ')
  await person.click(screen.getByRole('button', { name: 'Act as Jonas' }))
  await waitFor(() => expect(left).toHaveBeenCalledWith('/'))
  expect(asked(impersonationEndpoints.start).map(({ path, body }) => [path, body])).toEqual([
    ['/api/impersonate/9', { reason: 'Check the board' }],
  ])
  expect(useImpersonate.getState()).toEqual({ id: 9, visible: true })
})

test.each([
  ['an admin', 'admin', { role: 'admin' as const }],
  ['a disabled person', 'admin', { active: false }],
  ['a person of another organization', 'organization_admin', { organization_id: 2 }],
  ['anybody, for who may not', 'security', {}],
] as const)('it is not offered for %s', async (_, role, changes) => {
  renderScreen('/', { as: profileOf(role, { id: 1 }), screens: offering({ ...jonas, ...changes }) })
  await screen.findByRole('heading', { name: 'People' })
  expect(screen.queryByRole('button', { name: /^Act as/ })).toBeNull()
})
