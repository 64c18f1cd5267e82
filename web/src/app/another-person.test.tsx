import { useQuery } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { authEndpoints, type Profile } from '@tracklane/contract/auth'
import { homeEndpoints } from '@tracklane/contract/home'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#lib/http.ts'
import { useImpersonate } from '#lib/persisted.ts'
import { asked } from '#testing/answer.ts'
import { profileOf, renderScreen } from '#testing/render-screen.tsx'
import type { Screen } from './screen.ts'

function Numbers() {
  const { data } = useQuery({ queryKey: ['home'], queryFn: () => call(homeEndpoints.numbers) })
  return <p>{data ? 'Numbers are here' : 'Asking'}</p>
}

const screens: Screen[] = [{ path: '/', guards: ['setPreviousRoute'], load: async () => ({ component: Numbers }) }]

let steps: string[] = []
beforeEach(() => {
  steps = []
  vi.spyOn(window.location, 'assign').mockImplementation((path) => void steps.push(`load ${path}`))
})

/** On a screen with answers to that person. */
async function show(as: Profile = profileOf('logist')) {
  const router = renderScreen('/', { as, screens })
  vi.spyOn(router.history, 'destroy').mockImplementation(() => void steps.push('ask nobody'))
  await screen.findByText('Numbers are here')
}

const ANEW = ['ask nobody', 'load /']

test('an acting that begins or ends in another tab loads this one anew, and no form asks to stay', async () => {
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
