import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { onDisk, withDisk } from '#testing/durable.ts'
import { ApiError } from './http.ts'
import { createOutbox } from './outbox.ts'
import type { Problem } from './outbox-entry.ts'
import { onSessionLost } from './query-client.ts'

withDisk()

const Parcel = z.object({ name: z.string() })
type Parcel = z.output<typeof Parcel>
const send = vi.fn<(entry: { key: string; payload: Parcel }) => Promise<Parcel | undefined>>()
const look = vi.fn<(entry: { key: string }) => Promise<Problem | undefined>>()
const isThere = vi.fn<(owner: string) => boolean>()
const outbox = createOutbox('parcels', Parcel, { send, look, isThere })
const entries = () => outbox.useEntries.getState().entries
const names = () => entries().map(({ payload }) => payload.name)
const sent = () => send.mock.calls.map(([{ payload }]) => payload.name)
const refuse = (status: number, body = {}) => send.mockRejectedValueOnce(new ApiError(status, `Status ${status}`, body))

beforeEach(() => {
  send.mockReset().mockResolvedValue(undefined)
  look.mockReset().mockResolvedValue(undefined)
  isThere.mockReset().mockReturnValue(true)
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(async () => {
  for (const owner of ['7', '8']) await outbox.clear(owner)
  outbox.useLine.setState({ sending: null, isStuck: false })
  onSessionLost(() => {})
  vi.restoreAllMocks()
})

test('waiting entries are sent in their order, each under its own key, and removed', async () => {
  await outbox.add('7', { name: 'first' })
  await outbox.add('7', { name: 'second' })
  const keys = entries().map(({ key }) => key)
  expect(await outbox.flush('7')).toBe(true)
  expect(sent()).toEqual(['first', 'second'])
  expect(send.mock.calls.map(([{ key }]) => key)).toEqual(keys)
  expect(new Set(keys).size).toBe(2)
  expect(entries()).toEqual([])
  expect(outbox.useLine.getState()).toEqual({ sending: null, isStuck: false })
})

test('entries of another person are not sent', async () => {
  await outbox.add('7', { name: 'Ann’s' })
  await outbox.add('8', { name: 'Bob’s' })
  expect(await outbox.flush('8')).toBe(true)
  expect(sent()).toEqual(['Bob’s'])
  expect(names()).toEqual(['Ann’s'])
  await outbox.clear('8')
  expect(names()).toEqual(['Ann’s'])
  expect(await outbox.flush('8')).toBe(false)
})

test('entries wait where another person has signed in meanwhile, since they would be sent in that name', async () => {
  for (const name of ['first', 'second']) await outbox.add('7', { name })
  send.mockImplementationOnce(async () => {
    isThere.mockImplementation((owner) => owner === '8')
    return undefined
  })
  expect(await outbox.flush('7')).toBe(true)
  expect(sent()).toEqual(['first'])
  expect(names()).toEqual(['second'])
  isThere.mockReturnValue(true)
  await outbox.flush('7')
  expect(sent()).toEqual(['first', 'second'])
})

test.each([0, 401, 408, 419, 425, 429, 502, 503, 504])(
  'an answer %s says nothing: it waits, and so does what stands behind it',
  async (status) => {
    await outbox.add('7', { name: 'first' })
    await outbox.add('7', { name: 'second' })
    refuse(status)
    expect(await outbox.flush('7')).toBe(false)
    expect(names()).toEqual(['first', 'second'])
    expect(entries().every(({ problem }) => problem === null)).toBe(true)
    expect(outbox.useLine.getState()).toEqual({ sending: null, isStuck: true })

    expect(await outbox.flush('7')).toBe(true)
    expect(sent()).toEqual(['first', 'first', 'second'])
    expect(outbox.useLine.getState().isStuck).toBe(false)
  },
)

test.each([400, 403, 404, 409, 422, 500])(
  'an answer %s counts as one: the entry stays with its problem, and the next one is sent',
  async (status) => {
    await outbox.add('7', { name: 'first' })
    await outbox.add('7', { name: 'second' })
    refuse(status, { data: { customer: 'Ann Lee' } })
    expect(await outbox.flush('7')).toBe(true)
    expect(entries()).toMatchObject([{ payload: { name: 'first' }, problem: { status, texts: [`Status ${status}`] } }])
    expect(sent()).toEqual(['first', 'second'])
    expect(await onDisk()).not.toContain('Ann Lee')

    expect(await outbox.flush('7')).toBe(false)
    expect(sent()).toHaveLength(2)
  },
)

test('a problem has the texts of the fields, where there are any', async () => {
  await outbox.add('7', { name: 'first' })
  refuse(422, { error: 'Unprocessable', errors: { name: ['Too long', 'Too odd'], other: 'No' } })
  await outbox.flush('7')
  expect(entries()[0]?.problem).toEqual({ status: 422, texts: ['Too long', 'Too odd', 'No'], arrived: false })
})

test('a refused entry can be sent again under the same key, or be dismissed', async () => {
  await outbox.add('7', { name: 'first' })
  refuse(500)
  await outbox.flush('7')
  const [{ key } = { key: '' }] = entries()
  await outbox.retry(key)
  expect(await outbox.flush('7')).toBe(true)
  expect(send.mock.calls.map(([entry]) => entry.key)).toEqual([key, key])

  await outbox.add('7', { name: 'second' })
  await outbox.remove(entries()[0]?.key ?? '')
  expect(entries()).toEqual([])
})

test('entries sent before the network failed are done', async () => {
  await outbox.add('7', { name: 'first' })
  await outbox.add('7', { name: 'second' })
  send.mockResolvedValueOnce(undefined).mockRejectedValueOnce(new ApiError(0, '', {}))
  expect(await outbox.flush('7')).toBe(true)
  expect(names()).toEqual(['second'])
})

test('a 401 ends the session', async () => {
  const lost = vi.fn()
  onSessionLost(lost)
  await outbox.add('7', { name: 'first' })
  refuse(401)
  await outbox.flush('7')
  expect(lost).toHaveBeenCalledOnce()
})

test('two runs at once send nothing twice, and an error does not stop later entries', async () => {
  await outbox.add('7', { name: 'first' })
  expect(await Promise.all([outbox.flush('7'), outbox.flush('7')])).toEqual([true, true])
  expect(sent()).toEqual(['first'])

  await outbox.add('7', { name: 'second' })
  send.mockRejectedValueOnce(new TypeError('a fault'))
  expect(await outbox.flush('7')).toBe(false)
  expect(await outbox.flush('7')).toBe(true)
})

test('the entry that is being sent is marked', async () => {
  await outbox.add('7', { name: 'first' })
  const [{ key } = { key: '' }] = entries()
  const seen: (string | null)[] = []
  send.mockImplementationOnce(async () => {
    seen.push(outbox.useLine.getState().sending)
    return undefined
  })
  await outbox.flush('7')
  expect(seen).toEqual([key])
})
