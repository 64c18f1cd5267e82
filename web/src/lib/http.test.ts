import { authEndpoints } from '@tracklane/contract/auth'
import { courierOrderEndpoints } from '@tracklane/contract/courier-order'
import { orderListEndpoints } from '@tracklane/contract/order-list'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answer, asked, cutOff, refuse, stayMute } from '#testing/answer.ts'
import { profileOf } from '#testing/render-screen.tsx'
import { ApiError, call, isUnreachable, onAnswering, rowOf } from './http.ts'

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

test("an error has the server's text, else the status text, else the status code", () => {
  expect(new ApiError(409, 'Conflict', { error: 'Somebody was faster' }).message).toBe('Somebody was faster')
  expect(new ApiError(409, 'Conflict', {}).message).toBe('Conflict')
  expect(new ApiError(409, '', {}).message).toBe('409')
})

test('a server that cannot be reached is an error of status 0', async () => {
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(call(authEndpoints.profile)).rejects.toMatchObject({ name: 'ApiError', status: 0 })
})

describe('a request without an answer', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  /** Returns the outcome, and the seconds until it came. */
  async function ended(work: Promise<unknown>): Promise<{ after: number; with: unknown }> {
    let end: { with: unknown } | undefined
    work.then(
      (value) => {
        end = { with: value }
      },
      (error: unknown) => {
        end = { with: error }
      },
    )
    for (let after = 0; after < 120; after += 1) {
      if (end) return { after, ...end }
      await vi.advanceTimersByTimeAsync(1_000)
    }
    throw new Error('It never ended')
  }

  test('is given up like one to a server that cannot be reached', async () => {
    stayMute(orderListEndpoints.list)
    const { after, with: error } = await ended(call(orderListEndpoints.list))
    expect(after).toBe(10)
    expect(isUnreachable(error)).toBe(true)
    expect(error).toMatchObject({ status: 0, message: 'The server has not answered in time. Try again in a moment.' })
  })

  test('is not reported as failed where it changes something', async () => {
    setToken('known')
    stayMute(authEndpoints.logout)
    const { after, with: error } = await ended(call(authEndpoints.logout))
    expect(after).toBe(20)
    expect(error).toMatchObject({ status: 0, message: expect.stringContaining('It may have been done all the same') })
  })

  test("is given up also at the cookie before it, or after the caller's time limit", async () => {
    stayMute(authEndpoints.csrfCookie, orderListEndpoints.list)
    expect((await ended(call(authEndpoints.logout))).after).toBe(20)
    expect((await ended(call(orderListEndpoints.list, { limit: 4_000 }))).after).toBe(4)
    const patience = new AbortController() // ends like `AbortSignal.timeout`
    const work = ended(call(orderListEndpoints.list, {}, patience.signal))
    patience.abort(new DOMException('', 'TimeoutError'))
    const { after, with: error } = await work
    expect([after, isUnreachable(error)]).toEqual([1, true])
  })

  test('is given up also in the middle of its answer', async () => {
    const body = new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{"data":')) })
    vi.mocked(fetch).mockResolvedValueOnce(new Response(body))
    expect((await ended(call(authEndpoints.profile))).with).toMatchObject({ status: 0 })
  })

  test('ends at once when the caller aborts, without an error', async () => {
    stayMute(orderListEndpoints.list)
    const caller = new AbortController()
    const work = ended(call(orderListEndpoints.list, {}, caller.signal))
    caller.abort()
    expect(await work).toMatchObject({ after: 1, with: { name: 'AbortError' } })
    expect((await ended(call(orderListEndpoints.list, {}, caller.signal))).with).toMatchObject({ name: 'AbortError' })
  })
})

test('the first answer after a failure is announced once', async () => {
  const told = vi.fn()
  answer(authEndpoints.profile, { data: profileOf('logist') })
  await call(authEndpoints.profile) // clears the state of earlier tests
  const stop = onAnswering(told)
  await call(authEndpoints.profile)
  cutOff(authEndpoints.profile)
  await expect(call(authEndpoints.profile)).rejects.toMatchObject({ status: 0 })
  expect(told).not.toHaveBeenCalled()
  refuse(authEndpoints.profile, 403)
  await expect(call(authEndpoints.profile)).rejects.toMatchObject({ status: 403 })
  await expect(call(authEndpoints.profile)).rejects.toMatchObject({ status: 403 })
  expect(told).toHaveBeenCalledTimes(1)
  stop()
})

describe('the row of a refusal', () => {
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
