import type { z } from 'zod'
import { create } from 'zustand'
import { type OutboxRow, readDurable, writeDurable } from './durable-store.ts'
import { forgetFormerEntries, formerEntries } from './former-storage.ts'
import { logError } from './log.ts'
import { type OutboxEntry, type Problem, storedEntry } from './outbox-entry.ts'
import { newRequestKey } from './request-key.ts'

interface AddOptions<Payload> {
  readonly key?: string
  /** Finds refused entries that this one replaces. */
  readonly replaces?: (payload: Payload) => boolean
}

/**
 * Makes the list of an outbox. It outlives the page, the session and a crash of the browser. Every change is on the disk once it resolves.
 */
export function createEntries<Payload>(name: string, payload: z.ZodType<Payload>) {
  type Entry = OutboxEntry<Payload>
  const Stored = storedEntry(payload)
  const useEntries = create<{ entries: readonly Entry[] }>(() => ({ entries: [] }))
  const others = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)
  others?.addEventListener('message', () => void refresh().catch((error: unknown) => logError('What waits could not be read', error)))
  let carriedOver: Promise<void> | undefined

  async function change<Result>(edit: (rows: Rows) => Promise<Result>): Promise<Result> {
    await carryOver()
    return write(edit)
  }

  async function write<Result>(edit: (rows: Rows) => Promise<Result>): Promise<Result> {
    const { result, rows } = await changeRows(name, edit)
    show(rows)
    others?.postMessage('changed')
    return result
  }

  /** Shows the rows. Leaves out a row that no longer parses. */
  function show(rows: readonly OutboxRow[]): readonly Entry[] {
    const entries = rows.flatMap((row) => Stored.safeParse(row).data ?? [])
    useEntries.setState({ entries })
    return entries
  }

  /** Reads the rows from the disk, including the ones of other tabs. */
  async function refresh(): Promise<readonly Entry[]> {
    await carryOver()
    return show(await readRows(name))
  }

  /** Moves the entries of an earlier version here. The old place keeps them until they have arrived. */
  function carryOver(): Promise<void> {
    carriedOver ??= carryFormer().catch((error: unknown) => {
      logError('What waits could not be carried over', error)
      carriedOver = undefined
    })
    return carriedOver
  }

  async function carryFormer(): Promise<void> {
    const former = formerEntries(name).flatMap((one) => Stored.safeParse(one).data ?? [])
    if (former.length > 0)
      await write(async ({ all, add }) => {
        for (const entry of former) if (!all.some(({ key }) => key === entry.key)) await add(entry)
      })
    forgetFormerEntries(name)
  }

  /** Changes an entry. Returns false where it is gone, or the edit changes nothing. */
  function update(key: string, edit: (row: OutboxRow) => Partial<OutboxRow> | undefined): Promise<boolean> {
    return change(async ({ all, put }) => {
      const row = all.find((one) => one.key === key)
      const patch = row && edit(row)
      if (patch) await put({ ...row, ...patch })
      return patch !== undefined
    })
  }

  return {
    useEntries,
    refresh,
    add: (owner: string, content: Payload, { key = newRequestKey(), replaces = () => false }: AddOptions<Payload> = {}) =>
      change(async ({ add, remove }) => {
        await remove((row) => {
          const entry = Stored.safeParse(row).data
          return row.key === key || (entry?.owner === owner && entry.problem !== null && replaces(entry.payload))
        })
        await add({ key, owner, payload: content, problem: null, asked: false, undo: false })
      }),
    remove: (key: string) => change(({ remove }) => remove((row) => row.key === key)),
    clear: (owner: string) => change(({ remove }) => remove((row) => row.owner === owner)),
    mark: (key: string, patch: Partial<Pick<Entry, 'problem' | 'asked' | 'undo'>>) => update(key, () => patch),
    /** Marks the entry as sent: from now on it may have arrived. Returns false where the person took it back meanwhile. */
    begin: (key: string) => update(key, ({ undo }) => (undo ? undefined : { asked: true })),
    /** Puts another request in its place, with a new key. */
    replace: (key: string, content: Payload) => update(key, () => ({ key: newRequestKey(), payload: content, asked: false })),
    /** Deletes an entry that has arrived. If the person wanted it back meanwhile, it stays with a problem that says so. */
    arrive: (key: string) =>
      change(async ({ all, put, remove }) => {
        const row = all.find((one) => one.key === key)
        if (row?.undo) await put({ ...row, undo: false, problem: { status: 409, texts: [], arrived: true } satisfies Problem })
        else await remove((one) => one === row)
      }),
    /** Deletes an entry that was never sent; marks one that was, so that the server is asked first. */
    takeBack: (key: string) =>
      change(async ({ all, put, remove }) => {
        const row = all.find((one) => one.key === key)
        if (row?.asked) await put({ ...row, undo: true })
        else await remove((one) => one === row)
      }),
    /** Finds the next entry that can be sent. */
    next: async (owner: string): Promise<Entry | undefined> => (await refresh()).find((entry) => entry.owner === owner && !entry.problem),
  }
}

/** The rows of one box, inside one transaction. */
interface Rows {
  readonly all: readonly OutboxRow[]
  readonly add: (row: Omit<OutboxRow, 'box' | 'seq'>) => Promise<unknown>
  readonly put: (row: OutboxRow) => Promise<unknown>
  readonly remove: (fits: (row: OutboxRow) => boolean) => Promise<unknown>
}

async function readRows(box: string): Promise<OutboxRow[]> {
  return ofBox(box, await readDurable(['outbox'], ({ store }) => store.getAll()))
}

/** Returns the result of the edit, and the rows on the disk after it. */
function changeRows<Result>(box: string, edit: (rows: Rows) => Promise<Result>): Promise<{ result: Result; rows: OutboxRow[] }> {
  return writeDurable(['outbox'], async ({ store }) => {
    const all = ofBox(box, await store.getAll())
    const remove: Rows['remove'] = (fits) => Promise.all(all.filter(fits).map(({ seq = -1 }) => store.delete(seq)))
    const result = await edit({ all, add: (row) => store.add({ box, ...row }), put: (row) => store.put(row), remove })
    return { result, rows: ofBox(box, await store.getAll()) }
  })
}

function ofBox(box: string, rows: readonly OutboxRow[]): OutboxRow[] {
  return rows.filter((row) => row.box === box)
}
