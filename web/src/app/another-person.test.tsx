import { useQuery } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { authEndpoints, type Profile } from '@tracklane/contract/auth'
import { homeEndpoints } from '@tracklane/contract/home'
import { beforeEach, expect, test, vi } from 'vitest'
import { authQueries } from '#features/auth/auth.api.ts'
import { call } from '#lib/http.ts'
import { useImpersonate, useKanbanCard } from '#lib/persisted.ts'
import { queryClient } from '#lib/query-client.ts'
import { answer, asked, refuse } from '#testing/answer.ts'
import { FakePusher } from '#testing/fake-pusher.ts'
import { eventually } from '#testing/hang.ts'
import { profileOf, renderScreen } from '#testing/render-screen.tsx'
import type { Screen } from './screen.ts'

function Numbers() {
  const { data } = useQuery({ queryKey: ['home'], queryFn: () => call(homeEndpoints.numbers) })
  return <p>{data ? 'Numbers are here' : 'Asking'}</p>
}

const screens: Screen[] = [{ path: '/', guards: ['setPreviousRoute'], load: async () => ({ component: Numbers }) }]
const NORA = { id: 1, first_name: 'Nora', last_name: 'Lindqvist', seconds_left: 3_000 }
const card = () => useKanbanCard.getState().fields

let steps: string[] = []
beforeEach(() => {
  steps = []
  vi.spyOn(window.location, 'assign').mockImplementation((path) => void steps.push(`load ${path}`))
})

/** Shows a screen with answers to that person. */
async function show(as: Profile = profileOf('logist')) {
  const router = renderScreen('/', { as, screens })
  vi.spyOn(router.history, 'destroy').mockImplementation(() => void steps.push('ask nobody'))
  await screen.findByText('Numbers are here')
  const pusher = await eventually(() => FakePusher.last ?? Promise.reject(new Error('not connected')))
  pusher.move('connected')
  act(() => useKanbanCard.setState({ fields: { 3: false } }))
  return pusher
}

/** Ends the connection from the server, which answers with this profile from now on. */
async function turnAway(pusher: FakePusher, data: Profile): Promise<void> {
  answer(authEndpoints.profile, { data })
  pusher.move('disconnected')
  await waitFor(() => expect(queryClient.getQueryData(authQueries.profile().queryKey)).toEqual(data))
}

const ANEW = ['ask nobody', 'load /']

test.each<[string, Partial<Profile>]>([
  ['another organization', { organization_id: 2 }],
  ['no organization', { organization_id: null }],
  ['another country', { country_id: 2 }],
  ['another role', { role: 'reporter' }],
  ['another person, signed in in another tab', { id: 8 }],
])('%s: once the server has ended the connection, no former data is left, and no form asks to stay', async (_what, changes) => {
  const pusher = await show()
  await turnAway(pusher, profileOf('logist', changes))
  expect(steps).toEqual(ANEW)
  expect(card()).toEqual({})
})

test.each<[string, Profile, Profile]>([
  ['begins to act', profileOf('logist'), profileOf('logist', { id: 9, impersonator: NORA })],
  ['comes back', profileOf('logist', { id: 9, impersonator: NORA }), profileOf('logist', { id: 1 })],
])('a person who %s in another tab starts anew here, and keeps their own data', async (_what, before, after) => {
  const pusher = await show(before)
  await turnAway(pusher, after)
  expect(steps).toEqual(ANEW)
  expect(card()).toEqual({ 3: false })
})

test('the same person with the same rights stays on the screen', async () => {
  const pusher = await show()
  await turnAway(pusher, profileOf('logist', { first_name: 'Anna', theme: 'dark' }))
  expect(await screen.findByRole('button', { name: /^User menu Anna/ })).toBeDefined()
  expect(steps).toEqual([])
})

test('changed rights apply wherever the page gets them, once', async () => {
  await show()
  answer(authEndpoints.profile, { data: profileOf('reporter') })
  await act(() => queryClient.invalidateQueries({ queryKey: authQueries.all() }))
  expect(steps).toEqual(ANEW)
  await act(() => queryClient.invalidateQueries({ queryKey: authQueries.all() }))
  expect(steps).toEqual(ANEW)
})

test('a change names the person of its page; refused for another person, the page starts anew', async () => {
  await show()
  answer(authEndpoints.csrfCookie, undefined)
  refuse(authEndpoints.updateProfile, 419, { message: 'Somebody else has signed in in this browser. Nothing was changed.' })
  answer(authEndpoints.profile, { data: profileOf('logist', { id: 8 }) })
  await expect(call(authEndpoints.updateProfile, { body: { theme: 'dark' } })).rejects.toMatchObject({ status: 419 })
  expect(asked(authEndpoints.updateProfile).map(({ headers }) => headers.get('X-Person'))).toEqual(['7', '7'])
  await waitFor(() => expect(steps).toEqual(ANEW))
  // Until the new page is there, the old one belongs to the former person.
  await expect(call(authEndpoints.updateProfile, { body: { theme: 'dark' } })).rejects.toMatchObject({ status: 419 })
  expect(asked(authEndpoints.updateProfile).at(-1)?.headers.get('X-Person')).toBe('7')
})

test('requests name the impersonated person with changes, and not with reads', async () => {
  await show(profileOf('logist', { id: 9, impersonator: NORA }))
  answer(authEndpoints.updateProfile, { data: profileOf('logist', { id: 9, impersonator: NORA }) })
  await call(authEndpoints.updateProfile, { body: { theme: 'dark' } })
  expect(asked(authEndpoints.updateProfile)[0]?.headers.get('X-Person')).toBe('9:1')
  expect(asked(homeEndpoints.numbers)[0]?.headers.get('X-Person')).toBeNull()
})

test('an impersonation that begins or ends in another tab reloads this one, and no form asks to stay', async () => {
  await show()
  const { profile } = authEndpoints
  const before = asked(profile).length
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'common' })))
  expect(steps).toEqual([])
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'impersonate' })))
  expect(steps).toEqual(ANEW)
  expect(asked(profile)).toHaveLength(before)
  expect(useImpersonate.getState().id).toBeNull()
})
