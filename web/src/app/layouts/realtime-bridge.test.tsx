import { MantineProvider } from '@mantine/core'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import type { Profile } from '@tracklane/contract/auth'
import type { Role } from '@tracklane/contract/kit/role'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Preferences } from '#app/preferences.tsx'
import { authQueries } from '#features/auth/auth.api.ts'
import { configQueries } from '#features/config/config.api.ts'
import { orderFlowQueries } from '#features/order-flow/order-flow.api.ts'
import { hideDataUpdate } from '#features/realtime/data-update.store.ts'
import { onSessionLost, queryClient } from '#lib/query-client.ts'
import { FakePusher } from '#testing/fake-pusher.ts'
import { ToastHost } from '#ui/toast-host.tsx'

import { RealtimeBridge } from './realtime-bridge.tsx'

vi.mock('pusher-js', async () => ({ default: (await import('#testing/fake-pusher.ts')).FakePusher }))

const FLOW = {
  id: 1,
  name: 'Default',
  organization_id: null,
  country_id: null,
  is_default: true,
  links: [],
  version: 1,
  created_at: '',
  updated_at: '',
}
const CONFIG = { brand: 'Tracklane', password_mail: false, realtime: { key: 'key', host: null, port: 443, scheme: 'https' } } as const
let requests: string[] = []
let isCutOff = false

beforeEach(() => {
  requests = []
  isCutOff = false
  FakePusher.last = undefined
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url)
    if (isCutOff) throw new TypeError('Failed to fetch')
    if (url === '/api/config') return Response.json({ data: CONFIG })
    return url === '/api/order-flow/default' ? Response.json({ data: FLOW }) : new Response('{}', { status: 401 })
  })
  queryClient.setQueryData(configQueries.get().queryKey, CONFIG)
})

afterEach(() => {
  vi.useRealTimers()
  cleanup()
  act(() => hideDataUpdate())
  queryClient.clear()
  onSessionLost(() => undefined)
  vi.unstubAllGlobals()
})

function person(role: Role): Profile {
  const onboarding = {
    hide_welcome: true,
    hide_menu_tour: true,
    hide_kanban_tour: true,
    hide_onboarding_tour: true,
    hide_setup_guide: true,
  }
  const row = { active: true, last_login_at: null, created_at: '', updated_at: '', impersonator: null, must_change_password: false }
  const name = { first_name: 'Ann', last_name: 'Lee', email: 'ann@tracklane.test', phone: null, language: null, theme: null }
  return { ...row, ...name, id: 7, role, organization_id: 1, country_id: 2, onboarding, message_settings: [], version: 1 }
}

function FlowName() {
  return <p>{useQuery(orderFlowQueries.default()).data?.name}</p>
}

async function signedInAs(role: Role): Promise<FakePusher> {
  showAs(role)
  return connected()
}

function showAs(role: Role): void {
  queryClient.setQueryData(authQueries.profile().queryKey, person(role))
  render(
    <QueryClientProvider client={queryClient}>
      <MantineProvider>
        <ToastHost />
        <Preferences />
        <RealtimeBridge />
        <FlowName />
      </MantineProvider>
    </QueryClientProvider>,
  )
}

async function connected(): Promise<FakePusher> {
  await waitFor(() => expect(FakePusher.last).toBeDefined())
  const pusher = FakePusher.last
  if (!pusher) throw new Error('not connected')
  pusher.move('connected')
  act(() => pusher.confirm())
  return pusher
}

test.each([
  ['admin', ['private-orders.0.0']],
  ['logist', ['private-flow-updated.1.2', 'private-orders.1.2']],
  ['reporter', ['private-orders.1.2']],
  ['organization_admin', ['private-orders.1.0']],
  ['courier', ['private-user.7']],
  ['security', []],
] as const)('a %s listens to their own channels and no others', async (role, channels) => {
  const pusher = await signedInAs(role)
  expect([...pusher.channels.keys()].sort()).toEqual(channels)
})

test('a changed flow is loaded again, with a notice to the person', async () => {
  const pusher = await signedInAs('logist')
  await screen.findByText('Default')
  const before = requests.filter((url) => url === '/api/order-flow/default').length
  expect(screen.queryByText('Data update...')).toBeNull()

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }) // otherwise it would disappear by itself
  act(() => pusher.channel('private-flow-updated.1.2')?.emit('flow-updated', { id: 'event', flow_id: 1 }))
  expect(screen.getByText('Data update...')).toBeDefined()
  vi.useRealTimers()
  await waitFor(() => expect(requests.filter((url) => url === '/api/order-flow/default').length).toBeGreaterThan(before))
})

test('a lost connection is shown until it is back', async () => {
  const pusher = await signedInAs('logist')
  expect(screen.queryByText(/Connection lost/)).toBeNull()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  pusher.move('connecting')
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(screen.getByText(/Connection lost/)).toBeDefined()
  pusher.move('connected')
  expect(screen.queryByText(/Connection lost/)).not.toBeNull() // connected, and nothing is heard yet
  act(() => pusher.confirm())
  expect(screen.queryByText(/Connection lost/)).toBeNull()
})

test('a connection ended by the server for its session resets the session here too', async () => {
  const lost = vi.fn()
  onSessionLost(lost)
  const pusher = await signedInAs('logist')
  pusher.move('disconnected')
  await waitFor(() => expect(lost).toHaveBeenCalled())
})

test('signing out ends the connection', async () => {
  const pusher = await signedInAs('logist')
  act(() => {
    queryClient.setQueryData(authQueries.profile().queryKey, null)
  })
  await waitFor(() => expect(pusher.isClosed).toBe(true))
})

test('a page without connection settings shows this, asks again and then listens', async () => {
  queryClient.removeQueries(configQueries.get())
  isCutOff = true
  showAs('logist')
  expect(await screen.findByText(/Connection lost/)).toBeDefined()
  isCutOff = false
  await connected()
  await waitFor(() => expect(screen.queryByText(/Connection lost/)).toBeNull())
})
