import type { z } from 'zod'
import { create } from 'zustand'
import { type OutboxRow, readDurable, writeDurable } from './durable-store.ts'
import { forgetFormerEntries, formerEntries } from './former-storage.ts'
import { logError } from './log.ts'
import { type OutboxEntry, type Problem, storedEntry } from './outbox-entry.ts'
import { newRequestKey } from './request-key.ts'

interface AddOptions<Payload> {
  readonly key?: string
  /** Refused ones of the same thing give way. */
  readonly replaces?: (payload: Payload) => boolean
}

/** The list of an outbox: it outlives the page, the session and a browser that dies. Every change is on the disk once it resolves. */
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

  /** One that no longer parses is left out alone. */
  function show(rows: readonly OutboxRow[]): readonly Entry[] {
    const entries = rows.flatMap((row) => Stored.safeParse(row).data ?? [])
    useEntries.setState({ entries })
    return entries
  }

  /** As the disk has it, whichever tab wrote it. */
  async function refresh(): Promise<readonly Entry[]> {
    await carryOver()
    return show(await readRows(name))
  }

  /** Carries over the entries of an earlier version, which keeps them until they are here. */
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

  /** False where it is gone, or the edit leaves it as it is. */
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
    /** From here on nobody knows whether it has arrived. False where it was taken back meanwhile. */
    begin: (key: string) => update(key, ({ undo }) => (undo ? undefined : { asked: true })),
    /** Another request in its place, under a key of its own. */
    replace: (key: string, content: Payload) => update(key, () => ({ key: newRequestKey(), payload: content, asked: false })),
    /** It has arrived, and is gone; who wanted it back meanwhile is told. */
    arrive: (key: string) =>
      change(async ({ all, put, remove }) => {
        const row = all.find((one) => one.key === key)
        if (row?.undo) await put({ ...row, undo: false, problem: { status: 409, texts: [], arrived: true } satisfies Problem })
        else await remove((one) => one === row)
      }),
    /** Gone at once where it never went out; else the server has to be asked. */
    takeBack: (key: string) =>
      change(async ({ all, put, remove }) => {
        const row = all.find((one) => one.key === key)
        if (row?.asked) await put({ ...row, undo: true })
        else await remove((one) => one === row)
      }),
    /** The next one that can be sent. */
    next: async (owner: string): Promise<Entry | undefined> => (await refresh()).find((entry) => entry.owner === owner && !entry.problem),
  }
}

/** The rows of one box, inside of one transaction. */
interface Rows {
  readonly all: readonly OutboxRow[]
  readonly add: (row: Omit<OutboxRow, 'box' | 'seq'>) => Promise<unknown>
  readonly put: (row: OutboxRow) => Promise<unknown>
  readonly remove: (fits: (row: OutboxRow) => boolean) => Promise<unknown>
}

async function readRows(box: string): Promise<OutboxRow[]> {
  return ofBox(box, await readDurable(['outbox'], ({ store }) => store.getAll()))
}

/** Answers the result of the edit, and the rows on the disk after it. */
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
