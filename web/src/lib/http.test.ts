import { authEndpoints } from '@tracklane/contract/auth'
import { courierOrderEndpoints } from '@tracklane/contract/courier-order'
import { orderListEndpoints } from '@tracklane/contract/order-list'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { answer, asked, refuse } from '#testing/answer.ts'
import { ApiError, call, rowOf } from './http.ts'

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie is what is tested
  document.cookie = 'XSRF-TOKEN=; Max-Age=0'
})

function setToken(token: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie is what is tested
  document.cookie = `XSRF-TOKEN=${encodeURIComponent(token)}`
}

test('every request carries credentials, language and time zone', async () => {
  answer(orderListEndpoints.list, { data: [], meta: { current_page: 1, per_page: 25, total: 0, last_page: 1 } })
  await call(orderListEndpoints.list, { query: { status_id: [1, 2], paid: false, search: '' } })

  const [request] = asked(orderListEndpoints.list)
  expect(request?.headers.get('Accept-Language')).toBe('en')
  expect(request?.headers.get('X-TZ-Name')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
  expect(request?.query.toString()).toBe('status_id=1&status_id=2&paid=0')
  expect(vi.mocked(fetch).mock.calls[0]?.[1]?.credentials).toBe('include')
})

test('a change fetches the CSRF cookie first and sends it decoded', async () => {
  answer(authEndpoints.csrfCookie, () => setToken('a+b/c=') as undefined)
  answer(authEndpoints.logout, undefined)
  const fetched = vi.mocked(fetch)
  fetched.mockImplementationOnce(async () => {
    setToken('a+b/c=')
    return new Response(null, { status: 204 })
  })
  await call(authEndpoints.logout)
  expect(String(fetched.mock.calls[0]?.[0])).toBe('/sanctum/csrf-cookie')
  expect(asked(authEndpoints.logout)[0]?.headers.get('X-XSRF-TOKEN')).toBe('a+b/c=')
})

test('a 419 fetches a new cookie and tries once more, and only once', async () => {
  setToken('old')
  answer(authEndpoints.csrfCookie, undefined)
  refuse(authEndpoints.logout, 419, { message: 'CSRF token mismatch.' })
  await expect(call(authEndpoints.logout)).rejects.toMatchObject({ status: 419 })
  expect(asked(authEndpoints.logout)).toHaveLength(2)
  expect(asked(authEndpoints.csrfCookie)).toHaveLength(1)
})

test('an error says what the server says, else the status text, else the status code', () => {
  expect(new ApiError(409, 'Conflict', { error: 'Somebody was faster' }).message).toBe('Somebody was faster')
  expect(new ApiError(409, 'Conflict', {}).message).toBe('Conflict')
  expect(new ApiError(409, '', {}).message).toBe('409')
})

test('a server that does not answer is an error of status 0', async () => {
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(call(authEndpoints.profile)).rejects.toMatchObject({ name: 'ApiError', status: 0 })
})

describe('the row a refusal carries', () => {
  const row = { id: 3, order_id: 7, courier_id: null, comment: null, created_at: '2026-02-28T10:00:00.000Z', version: 2 }
  const refusal = (status: number, data?: unknown) => new ApiError(status, '', { data })

  test.each([
    { title: 'of a conflict', error: refusal(409, row), read: row },
    { title: 'of a stale version', error: refusal(412, row), read: row },
    { title: 'that was kept', error: { status: 412, texts: [], data: row }, read: row },
    { title: 'without what the contract does not know', error: refusal(412, { ...row, organization_id: 4 }), read: row },
    { title: 'of another refusal is none', error: refusal(422, row), read: undefined },
    { title: 'that is no such row is none', error: refusal(409, { ...row, created_at: 'today' }), read: undefined },
    { title: 'that is missing is none', error: refusal(409), read: undefined },
    { title: 'of any other error is none', error: undefined, read: undefined },
  ])('$title', ({ error, read }) => {
    expect(rowOf(error, courierOrderEndpoints.update)).toEqual(read)
  })
})
