import { type OutboxRow, readDurable, writeDurable } from './durable-store.ts'

/** The rows of one box, inside of one transaction. */
export interface Rows {
  readonly all: readonly OutboxRow[]
  readonly add: (row: Omit<OutboxRow, 'box' | 'seq'>) => Promise<unknown>
  readonly put: (row: OutboxRow) => Promise<unknown>
  readonly remove: (fits: (row: OutboxRow) => boolean) => Promise<unknown>
}

export async function readRows(box: string): Promise<OutboxRow[]> {
  return ofBox(box, await readDurable(['outbox'], ({ store }) => store.getAll()))
}

/** Answers the result of the edit, and the rows on the disk after it. */
export function changeRows<Result>(box: string, edit: (rows: Rows) => Promise<Result>): Promise<{ result: Result; rows: OutboxRow[] }> {
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
