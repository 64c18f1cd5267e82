import { uploadEndpoint } from '@tracklane/contract/kit/upload-endpoint'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { eventually } from '#testing/hang.ts'
import { upload } from './upload.ts'

const picture = uploadEndpoint({
  method: 'POST',
  path: '/thing/:id/picture',
  access: ['admin'],
  upload: { parts: ['image', 'file'], maxBytes: 100, maxRequestBytes: 200 },
  reply: z.object({ file: z.string() }),
})
const file = new File(['abc'], 'a.png', { type: 'image/png' })

/** A request that the test answers. */
class FakeRequest {
  static made: FakeRequest[] = []
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  readonly headers: Record<string, string> = {}
  address = ''
  body: FormData | undefined
  isAborted = false
  withCredentials = false
  status = 0
  statusText = ''
  responseText = ''
  onload?: () => void
  onerror?: () => void

  open(method: string, url: string) {
    this.address = `${method} ${url}`
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(body: FormData) {
    this.body = body
    FakeRequest.made.push(this)
  }
  abort() {
    this.isAborted = true
  }
  answer(status: number, body: string, statusText = '') {
    Object.assign(this, { status, responseText: body, statusText })
    this.onload?.()
  }
}

async function sent(count = 1): Promise<FakeRequest> {
  await eventually(() => expect(FakeRequest.made).toHaveLength(count))
  return FakeRequest.made[count - 1] as FakeRequest // it was just counted
}

beforeEach(() => {
  FakeRequest.made = []
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  // biome-ignore lint/suspicious/noDocumentCookie: the test stands for the server
  document.cookie = 'XSRF-TOKEN=token%3D'
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('an upload', () => {
  test('sends the file in the part of the contract, with the headers of every call, and returns the answer', async () => {
    const shares: number[] = []
    const answer = upload(picture, { file, params: { id: 7 } }, { onProgress: (share) => shares.push(share) })
    const request = await sent()
    expect([request.address, request.withCredentials]).toEqual(['POST /api/thing/7/picture', true])
    expect(request.headers).toMatchObject({ 'X-XSRF-TOKEN': 'token=', 'Accept-Language': 'en', Accept: 'application/json' })
    expect([...(request.body ?? [])].map(([name, value]) => [name, (value as File).name])).toEqual([['image', 'a.png']])
    request.upload.onprogress?.({ loaded: 1, total: 4 })
    request.upload.onprogress?.({ loaded: 4, total: 4 })
    request.answer(200, '{"file":"/api/upload/a.png"}')
    expect(await answer).toEqual({ file: '/api/upload/a.png' })
    expect(shares).toEqual([0.25, 1])
  })

  test('that is refused gives the reason at its field', async () => {
    const answer = upload(picture, { file })
    ;(await sent()).answer(422, '{"message":"No","error":"No","errors":{"image":["Too large"]}}', 'Unprocessable')
    await expect(answer).rejects.toMatchObject({ name: 'ApiError', status: 422, message: 'No', errors: { image: ['Too large'] } })
  })

  test('that a proxy refuses gives a general reason', async () => {
    const answer = upload(picture, { file })
    ;(await sent()).answer(413, '<html>', 'Payload Too Large')
    await expect(answer).rejects.toMatchObject({ status: 413, message: 'Payload Too Large' })
  })

  test('with an expired CSRF token is sent once more with a new one', async () => {
    vi.mocked(fetch).mockResolvedValueOnce(new Response(null, { status: 204 }))
    const answer = upload(picture, { file })
    ;(await sent()).answer(419, '{}')
    ;(await sent(2)).answer(200, '{"file":"b"}')
    expect(await answer).toEqual({ file: 'b' })
    expect(vi.mocked(fetch).mock.calls.map(([url]) => url)).toEqual(['/sanctum/csrf-cookie'])
  })

  test('that is aborted ends and is reported as aborted', async () => {
    const stopping = new AbortController()
    const answer = upload(picture, { file }, { signal: stopping.signal })
    const request = await sent()
    stopping.abort()
    await expect(answer).rejects.toHaveProperty('name', 'AbortError')
    expect(request.isAborted).toBe(true)
  })

  test('without an answer says so', async () => {
    const answer = upload(picture, { file })
    ;(await sent()).onerror?.()
    await expect(answer).rejects.toMatchObject({
      name: 'ApiError',
      status: 0,
      message: 'The server cannot be reached. Check the connection and try again.',
    })
  })

  test('is given up after 20 seconds without progress, and not before', async () => {
    vi.useFakeTimers()
    const answer = upload(picture, { file })
    const ending = expect(answer).rejects.toMatchObject({ status: 0, message: expect.stringContaining('No answer came in time') })
    await vi.advanceTimersByTimeAsync(15_000)
    const [request] = FakeRequest.made
    request?.upload.onprogress?.({ loaded: 1, total: 4 })
    await vi.advanceTimersByTimeAsync(15_000)
    expect(request?.isAborted).toBe(false)
    await vi.advanceTimersByTimeAsync(6_000)
    await ending
    expect(request?.isAborted).toBe(true)
  })
})
