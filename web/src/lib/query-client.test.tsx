import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { Providers } from '#app/providers.tsx'
import { ApiError } from './http.ts'
import { onSessionLost, queryClient, reportError } from './query-client.ts'

let logged: MockInstance

beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  render(<Providers>{null}</Providers>)
})

afterEach(() => {
  vi.restoreAllMocks()
  onSessionLost(() => {})
})

test('each field of a 422 is one toast with one line for each text', async () => {
  reportError(new ApiError(422, '', { errors: { track: ['Too short', 'Not known'], phone: 'Value missed' } }))
  expect(await screen.findByText((_, node) => node?.textContent === 'Too short\nNot known' && node.children.length === 0)).toBeDefined()
  expect(await screen.findByText('Value missed')).toBeDefined()
})

test('any other failure shows the error, else the status text, else the code', async () => {
  reportError(new ApiError(409, 'Conflict', { error: 'Somebody was faster' }))
  reportError(new ApiError(503, 'Service Unavailable', {}))
  reportError(new ApiError(418, '', {}))
  expect(await screen.findByText('Somebody was faster')).toBeDefined()
  expect(await screen.findByText('Service Unavailable')).toBeDefined()
  expect(await screen.findByText('418')).toBeDefined()
})

test('a failed query is logged, shown and rejected again', async () => {
  const failure = new ApiError(500, '', { error: 'The list is away' })
  const asking = queryClient.fetchQuery({ queryKey: ['list'], queryFn: () => Promise.reject(failure) })
  await expect(asking).rejects.toBe(failure)
  expect(logged).toHaveBeenCalledWith(expect.anything(), failure)
  expect(await screen.findByText('The list is away')).toBeDefined()
})

test('a 401 shows no toast and ends the session', () => {
  const lost = vi.fn()
  onSessionLost(lost)
  reportError(new ApiError(401, 'Unauthorized', { message: 'Unauthenticated.' }))
  expect(lost).toHaveBeenCalledOnce()
  expect(screen.queryByText('Unauthorized')).toBeNull()
})
