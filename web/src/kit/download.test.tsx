import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fileEndpoint } from '@tracklane/contract/kit/file-endpoint'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Providers } from '#app/providers.tsx'
import { personChanged } from '#lib/person-changed.ts'
import { refuse } from '#testing/answer.ts'
import { download } from './download.ts'

const print = fileEndpoint({
  method: 'GET',
  path: '/thing/print',
  access: ['logist'],
  file: { types: ['csv', 'pdf'], maxBytes: 100 },
})

let saved: { name: string; blob: Blob }[] = []
let stream: ReadableStreamDefaultController<Uint8Array>

beforeEach(() => {
  saved = []
  const blobs = new Map<string, Blob>()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.set(`blob:${blobs.size}`, blob as Blob) // the test passes nothing else
    return `blob:${blobs.size - 1}`
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: blobs.get(this.href) as Blob }) // made on the line above
  })
  render(<Providers>A screen</Providers>)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function hold(controller: ReadableStreamDefaultController<Uint8Array>): void {
  stream = controller
}

/** Begins a file of that kind on the server, which sends the rest when the test says so. */
function begin(headers: Record<string, string>): Promise<boolean> {
  const body = new ReadableStream<Uint8Array>({ start: hold })
  vi.mocked(fetch).mockImplementationOnce(async (_url, init) => {
    init?.signal?.addEventListener('abort', () => stream.error(init.signal?.reason))
    return new Response(body, { headers })
  })
  return download(print, {}, { label: 'Things' })
}

const csv = {
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="Dinge.csv"; filename*=UTF-8''Dinge%20%C3%A4.csv`,
  'x-total-rows': '2',
}
const send = (text: string) => act(async () => stream.enqueue(new TextEncoder().encode(text)))
const toasts = () => screen.queryAllByRole('alert').map((toast) => toast.querySelector('span')?.textContent)

test('shows its progress, and saves the file under its name', async () => {
  const done = begin(csv)
  await send('a\r\n1\r\n')
  await screen.findByText('1 of 2 rows')
  expect(screen.getByRole('progressbar', { name: 'Things' }).getAttribute('aria-valuenow')).toBe('50')
  await send('2\r\n')
  await screen.findByText('2 of 2 rows')
  await act(async () => stream.close())
  expect(await done).toBe(true)
  expect(saved.map(({ name }) => name)).toEqual(['Dinge ä.csv'])
  expect(await saved[0]?.blob.text()).toBe('a\r\n1\r\n2\r\n')
  expect(screen.queryByRole('group', { name: 'Things' })).toBeNull()
  await screen.findByText('Dinge ä.csv was downloaded')
})

test('counts bytes where their number is known, and else the received ones', async () => {
  const print = begin({ 'content-type': 'application/pdf', 'content-length': '8', 'x-total-rows': '3' })
  await send('%PDF')
  await screen.findByText('3 rows, 1 kB')
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50')
  await send('-1.7')
  await act(async () => stream.close())
  expect(await print).toBe(true)
})

test('is cancelled: nothing is saved or reported, and the request ends', async () => {
  const done = begin(csv)
  await send('a\r\n')
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(await done).toBe(false)
  expect(vi.mocked(fetch).mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
  expect([saved, toasts(), screen.queryByRole('group', { name: 'Things' })]).toEqual([[], [], null])
})

test('is not saved after sign-out', async () => {
  const done = begin(csv)
  await send('a\r\n')
  act(personChanged)
  expect([await done, saved, toasts()]).toEqual([false, [], []])
})

test.each([
  ['cut off', csv, () => stream.error(new TypeError('network error'))],
  ['shorter than it was said to be', { ...csv, 'content-length': '900' }, () => stream.close()],
  ['larger than the contract lets it be', csv, () => stream.enqueue(new Uint8Array(101))],
])('%s it is not saved, and a toast says so', async (_what, headers, end) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const done = begin(headers)
  await send('a\r\n1\r\n')
  await act(async () => end())
  expect(await done).toBe(false)
  expect(saved).toEqual([])
  await screen.findByText(/^The file is incomplete: the connection was lost/)
})

test('each text of a refusal has its own toast', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  refuse(print, 422, { errors: { order_ids: ['Too many'], columns: ['Unknown field'] } })
  expect(await download(print, {}, { label: 'Things' })).toBe(false)
  await screen.findByText('Too many')
  expect(toasts()).toEqual(['Too many', 'Unknown field'])
})

test('is given up after 20 seconds of silence, however long it takes in total', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const done = begin(csv)
  for (let times = 0; times < 3; times += 1) {
    await send('a')
    await act(() => vi.advanceTimersByTimeAsync(19_000))
  }
  screen.getByRole('group', { name: 'Things' })
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(await done).toBe(false)
  expect(toasts()[0]).toMatch(/^The file is incomplete/)
})

describe('a download that must wait', () => {
  const label = fileEndpoint({ ...print, file: { types: ['pdf'], maxBytes: 100, inTurn: true } })
  const busy = (headers: Record<string, string>) =>
    vi.mocked(fetch).mockImplementationOnce(async () => Response.json({ error: 'Too much at once' }, { status: 429, headers }))
  const made = () =>
    vi.mocked(fetch).mockImplementationOnce(async () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }))
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))

  test('is asked for once more, at the time that the server gave', async () => {
    busy({ 'retry-after': '5' })
    made()
    const done = download(label, {}, { label: 'Labels' })
    await wait(4_999)
    expect([screen.getByText('Waiting for its turn…').textContent, vi.mocked(fetch).mock.calls.length]).toEqual([
      'Waiting for its turn…',
      1,
    ])
    await wait(1)
    expect(await done).toBe(true)
    expect([saved.length, toasts()]).toEqual([1, ['file was downloaded']])
  })

  test('is refused where it must wait a second time', async () => {
    busy({ 'retry-after': '5' })
    busy({ 'retry-after': '5' })
    const done = download(label, {}, { label: 'Labels' })
    await wait(5_000)
    expect([await done, vi.mocked(fetch).mock.calls.length]).toEqual([false, 2])
    expect(toasts()).toEqual(['Too much at once'])
  })

  test('is not asked for again after a cancel', async () => {
    busy({ 'retry-after': '5' })
    const done = download(label, {}, { label: 'Labels' })
    await wait(1)
    await act(async () => screen.getByRole('button', { name: 'Cancel' }).click())
    expect(await done).toBe(false)
    await wait(10_000)
    expect([vi.mocked(fetch).mock.calls.length, toasts()]).toEqual([1, []])
  })

  test.each([
    ['nobody says when', label, {}],
    ['it takes no turns', print, { 'retry-after': '5' }],
  ])('is refused at once where %s', async (_why, endpoint, headers) => {
    busy(headers)
    const done = download(endpoint, {}, { label: 'Things' })
    await wait(1)
    expect([await done, vi.mocked(fetch).mock.calls.length, toasts()]).toEqual([false, 1, ['Too much at once']])
  })
})
