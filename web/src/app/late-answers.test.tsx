import { useQuery } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authEndpoints, type Profile } from '@tracklane/contract/auth'
import { configEndpoints } from '@tracklane/contract/config'
import { beforeEach, expect, test, vi } from 'vitest'
import { authQueries, useChangePassword, useUpdateProfile } from '#features/auth/auth.api.ts'
import { call } from '#lib/http.ts'
import { queryClient } from '#lib/query-client.ts'
import { answer, asked } from '#testing/answer.ts'
import { FakePusher } from '#testing/fake-pusher.ts'
import { eventually } from '#testing/hang.ts'
import { profileOf, renderScreen } from '#testing/render-screen.tsx'
import type { Screen } from './screen.ts'
import { leave } from './session.ts'

const { profile, updateProfile, changePassword } = authEndpoints
const PASSWORDS = { current_password: 'a quiet harbour 7', password: 'nine small boats' }

function Buttons() {
  const update = useUpdateProfile()
  const change = useChangePassword()
  return (
    <>
      <p>{useQuery(authQueries.profile()).data?.first_name}</p>
      <button type="button" onClick={() => update.mutate({ theme: 'dark' })}>
        Be dark
      </button>
      <button type="button" onClick={() => change.mutate(PASSWORDS)}>
        Change
      </button>
    </>
  )
}

const screens: Screen[] = [{ path: '/', guards: [], load: async () => ({ component: Buttons }) }]
const whoIsThere = () => queryClient.getQueryData(authQueries.profile().queryKey)
let arrive = () => {}

beforeEach(() => void vi.spyOn(window.location, 'assign').mockImplementation(() => undefined))

async function show() {
  const router = renderScreen('/', { as: 'logist', screens })
  await screen.findByText('Ann')
  const pusher = await eventually(() => FakePusher.last ?? Promise.reject(new Error('not connected')))
  pusher.move('connected')
  return { router, pusher }
}

/** Makes an answer about that person wait. Returns a function that lets it come. */
function held(data: Profile = profileOf('logist')): () => Promise<{ data: Profile }> {
  const came = new Promise<void>((resolve) => {
    arrive = resolve
  })
  return async () => {
    await came
    return { data }
  }
}

/** When a later answer has come, an earlier one was taken over or dropped. */
const afterwards = () => act(async () => void (await call(configEndpoints.get)))

/** Requests that are on their way when the person leaves. */
const ON_THEIR_WAY: Record<string, (pusher: FakePusher) => Promise<void>> = {
  'a change of theirs': async () => {
    answer(updateProfile, held())
    await userEvent.click(screen.getByRole('button', { name: 'Be dark' }))
    await waitFor(() => expect(asked(updateProfile)).toHaveLength(1))
  },
  'the profile, asked for again': async () => {
    answer(profile, held())
    void queryClient.invalidateQueries({ queryKey: authQueries.all() })
  },
  'the question of a page that was turned away': async (pusher) => {
    answer(profile, held())
    pusher.move('disconnected')
  },
}

test.each(Object.entries(ON_THEIR_WAY))('%s does not sign in a person who has left', async (_what, ask) => {
  const { router, pusher } = await show()
  await ask(pusher)
  await act(() => leave(router))
  arrive()
  await afterwards()
  expect(whoIsThere()).toBeNull()
})

test('a late answer does not replace the person who has signed in meanwhile', async () => {
  const { router, pusher } = await show()
  await ON_THEIR_WAY['a change of theirs']?.(pusher)
  await act(() => leave(router))
  act(() => void queryClient.setQueryData(authQueries.profile().queryKey, profileOf('logist', { id: 8 })))
  arrive()
  await afterwards()
  expect(whoIsThere()?.id).toBe(8)
})

test('after a change of password the profile is asked for once the new session is there', async () => {
  const { pusher } = await show()
  answer(changePassword, held(profileOf('logist', { first_name: 'Anna' })))
  await userEvent.click(screen.getByRole('button', { name: 'Change' }))
  await waitFor(() => expect(asked(changePassword)).toHaveLength(1))
  const before = asked(profile).length
  pusher.move('disconnected')
  expect(asked(profile)).toHaveLength(before)
  arrive()
  expect(await screen.findByText('Anna')).toBeDefined()

  pusher.move('connected')
  pusher.move('disconnected')
  expect(asked(profile)).toHaveLength(before + 1)
})
