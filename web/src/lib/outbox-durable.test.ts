import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { onDisk, withDisk } from '#testing/durable.ts'
import { eventually } from '#testing/hang.ts'
import { readDurable, writeDurable } from './durable-store.ts'
import { ApiError } from './http.ts'
import { createOutbox } from './outbox.ts'
import type { Problem } from './outbox-entry.ts'

withDisk()

const Parcel = z.object({ name: z.string() })
type Parcel = z.output<typeof Parcel>
const send = vi.fn<(entry: { key: string; payload: Parcel }) => Promise<Parcel | undefined>>()
const look = vi.fn<(entry: { key: string }) => Promise<Problem | undefined>>()
const open = () => createOutbox('parcels', Parcel, { send, look, isThere: () => true })
const outbox = open()
const namesIn = (box: ReturnType<typeof open>) => box.useEntries.getState().entries.map(({ payload }) => payload.name)
const first = () => outbox.useEntries.getState().entries[0]
const noAnswer = () => send.mockRejectedValueOnce(new ApiError(0, '', {}))

beforeEach(() => {
  send.mockReset().mockResolvedValue(undefined)
  look.mockReset().mockResolvedValue(undefined)
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a shown entry is on the disk: it is shown after its transaction is complete', async () => {
  const begun = vi.spyOn(IDBDatabase.prototype, 'transaction')
  const states: string[][] = []
  const stop = outbox.useEntries.subscribe(() => states.push(namesIn(outbox)))
  const dispatch = IDBTransaction.prototype.dispatchEvent
  vi.spyOn(IDBTransaction.prototype, 'dispatchEvent').mockImplementation(function (this: IDBTransaction, event: Event) {
    if (event.type === 'complete') states.push(['complete'])
    return dispatch.call(this, event)
  })
  await outbox.add('7', { name: 'first' })
  stop()
  expect(states.findIndex(([name]) => name === 'first')).toBe(states.length - 1)
  expect(states.at(-2)).toEqual(['complete'])
  expect(begun.mock.calls.filter(([, mode]) => mode === 'readwrite').map(([, , options]) => options)).toEqual([{ durability: 'strict' }])
  expect(await onDisk()).toContain('first')
})

test.each([
  ['a full disk', 'QuotaExceededError'],
  ['a private window', 'InvalidStateError'],
])('%s: an entry that cannot be stored is refused and not shown', async (_case, name) => {
  await outbox.add('7', { name: 'first' })
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('no', name)
  })
  await expect(outbox.add('7', { name: 'second' })).rejects.toThrow('no')
  expect(namesIn(outbox)).toEqual(['first'])
  vi.restoreAllMocks()
  expect(await onDisk()).not.toContain('second')
})

test('a failed commit counts as not stored', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'getAll')
    .mockImplementationOnce(IDBObjectStore.prototype.getAll)
    .mockImplementationOnce(() => {
      throw new DOMException('no', 'UnknownError')
    })
  await expect(outbox.add('7', { name: 'first' })).rejects.toThrow('no')
  vi.restoreAllMocks()
  expect(await onDisk()).not.toContain('first')
})

test('several tabs share one list', async () => {
  const other = open()
  await outbox.add('7', { name: 'first' })
  await eventually(() => expect(namesIn(other)).toEqual(['first']))
  await other.add('7', { name: 'second' })
  await eventually(() => expect(namesIn(outbox)).toEqual(['first', 'second']))
  await Promise.all([outbox.flush('7'), other.flush('7')])
  await eventually(() => expect([...namesIn(outbox), ...namesIn(other)]).toEqual([]))
})

test('entries of an older version are taken over once, without data of the customer', async () => {
  const data = { customer_full_name: 'Ann Lee' }
  const former = [
    { key: 'a', owner: '7', payload: { name: 'first', data }, problem: null },
    { key: 'b', owner: '7', payload: { name: 'refused' }, problem: { status: 409, texts: ['No'], data } },
    { key: 'c', owner: '7', payload: { name: 1 }, problem: null },
  ]
  localStorage.setItem('parcels', JSON.stringify({ state: { entries: former }, version: 0 }))
  const later = open()
  await later.refresh()
  expect(namesIn(later)).toEqual(['first', 'refused'])
  expect(localStorage.getItem('parcels')).toBeNull()
  expect(await onDisk()).not.toContain('Ann Lee')
  // The browser died before it deleted the former list: nothing comes twice.
  localStorage.setItem('parcels', JSON.stringify({ state: { entries: former }, version: 0 }))
  const again = open()
  await again.refresh()
  expect(namesIn(again)).toEqual(['first', 'refused'])
})

test('entries that cannot be taken over stay where they were', async () => {
  const former = JSON.stringify({ state: { entries: [{ key: 'a', owner: '7', payload: { name: 'first' }, problem: null }] }, version: 0 })
  localStorage.setItem('parcels', former)
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const later = open()
  await later.refresh()
  expect(localStorage.getItem('parcels')).toBe(former)
  vi.restoreAllMocks()
  await later.refresh()
  expect(namesIn(later)).toEqual(['first'])
})

test('a newer version of the database can open: this one closes', async () => {
  await outbox.add('7', { name: 'first' })
  const later = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('tracklane', 2)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  await expect(outbox.add('7', { name: 'second' })).rejects.toThrow()
  later.close()
})

test('a database closed by the browser is opened again', async () => {
  await outbox.add('7', { name: 'first' })
  await readDurable(['outbox'], async ({ db }) => db.close())
  await outbox.add('7', { name: 'second' })
  expect(namesIn(outbox)).toEqual(['first', 'second'])
})

test('an entry that was not sent yet is withdrawn at once', async () => {
  await outbox.add('7', { name: 'first' })
  await outbox.takeBack(first()?.key ?? '')
  expect(namesIn(outbox)).toEqual([])
  await outbox.flush('7')
  expect([...send.mock.calls, ...look.mock.calls]).toEqual([])
})

test('while the browser reports no network, nothing is sent before the server answers', async () => {
  vi.stubGlobal('navigator', { ...navigator, onLine: false, locks: undefined })
  await outbox.add('7', { name: 'first' })
  look.mockRejectedValueOnce(new ApiError(0, '', {}))
  expect(await outbox.flush('7')).toBe(false)
  expect(send).not.toHaveBeenCalled()
  expect(first()?.asked).toBe(false)

  expect(await outbox.flush('7')).toBe(true)
  expect(send).toHaveBeenCalledOnce()
})

test.each<[string, Problem | undefined, object[]]>([
  ['it had not arrived: it is gone', undefined, []],
  ['it had: that stays', { status: 409, texts: [], arrived: true }, [{ undo: false, problem: { arrived: true } }]],
])('without an answer, withdrawing asks the server first. %s', async (_case, found, left) => {
  await outbox.add('7', { name: 'first' })
  noAnswer()
  await outbox.flush('7')
  expect(first()).toMatchObject({ asked: true })
  await outbox.takeBack(first()?.key ?? '')
  expect(first()).toMatchObject({ undo: true })
  look.mockRejectedValueOnce(new ApiError(0, '', {}))
  await outbox.flush('7')
  expect(first()).toMatchObject({ undo: true })

  look.mockResolvedValueOnce(found)
  await outbox.flush('7')
  expect(outbox.useEntries.getState().entries).toMatchObject(left)
  expect(send).toHaveBeenCalledOnce()
  for (const { key } of outbox.useEntries.getState().entries) await outbox.remove(key)
})

test('an entry that arrives while it is withdrawn is reported', async () => {
  await outbox.add('7', { name: 'first' })
  send.mockImplementationOnce(async ({ key }) => {
    await outbox.takeBack(key)
    return undefined
  })
  await outbox.flush('7')
  expect(first()).toMatchObject({ undo: false, problem: { arrived: true } })
  await outbox.remove(first()?.key ?? '')
})

test.each([401, 419, 429])('an answer %s proves that nothing was done; after a missing one it proves nothing', async (status) => {
  await outbox.add('7', { name: 'first' })
  send.mockRejectedValueOnce(new ApiError(status, '', {}))
  await outbox.flush('7')
  expect(first()?.asked).toBe(false)
  noAnswer()
  await outbox.flush('7')
  send.mockRejectedValueOnce(new ApiError(status, '', {}))
  await outbox.flush('7')
  expect(first()?.asked).toBe(true)
  await outbox.remove(first()?.key ?? '')
})

test('another request replaces an entry, under its own key', async () => {
  await outbox.add('7', { name: 'first' })
  send.mockResolvedValueOnce({ name: 'corrected' })
  expect(await outbox.flush('7')).toBe(true)
  expect(send.mock.calls.map(([{ payload }]) => payload.name)).toEqual(['first', 'corrected'])
  expect(new Set(send.mock.calls.map(([{ key }]) => key)).size).toBe(2)
  expect(namesIn(outbox)).toEqual([])
})

test('a tab that never gives back the lock loses it', async () => {
  const request = vi.fn(async (_name: string, options: LockOptions, work: () => Promise<unknown>) => {
    if (options.steal) return work()
    throw new DOMException('held', 'TimeoutError')
  })
  vi.stubGlobal('navigator', { ...navigator, onLine: true, locks: { request } })
  await outbox.add('7', { name: 'first' })
  expect(await outbox.flush('7')).toBe(true)
  expect(send).toHaveBeenCalledOnce()
})

test('only an unreadable entry is left out', async () => {
  await outbox.add('7', { name: 'first' })
  const row = { box: 'parcels', key: 'x', owner: '7', payload: { name: 1 }, problem: null, asked: false, undo: false }
  await writeDurable(['outbox'], ({ store }) => store.add(row))
  await outbox.refresh()
  expect(namesIn(outbox)).toEqual(['first'])
  await outbox.clear('7')
})
