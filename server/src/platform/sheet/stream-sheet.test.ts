import { expect, test, vi } from 'vitest'
import { rowsText } from './rows-text.rules.ts'
import type { Sheet } from './sheet.ts'
import { streamSheet } from './stream-sheet.ts'
import { warmWriter } from './writer-thread.ts'

let others = false
const NOBODY_GONE = new AbortController().signal

test.each([[true], [false]])(
  'sheets one after the other, beside each other, after one that was given up (others: %s) hold their own rows',
  async (busy) => {
    others = busy
    warmWriter()
    expect(await fileOf('First', ['a', 'b'])).toBe('\ufeffFirst\r\na\r\nb\r\n')
    expect(await fileOf('Nothing', [])).toBe('\ufeffNothing\r\n')
    const both = await Promise.all([fileOf('Left', ['l']), fileOf('Right', ['r'])])
    expect(both).toEqual(['\ufeffLeft\r\nl\r\n', '\ufeffRight\r\nr\r\n'])
    await expect(givenUp()).rejects.toThrow('aborted')
    expect(await fileOf('Last', ['z'])).toBe('\ufeffLast\r\nz\r\n')
  },
)

test('a sheet that is asked for while the kept thread ends gets another one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await fileOf('Kept', ['a'])
    vi.advanceTimersByTime(60_000)
    expect(await fileOf('Next', ['b'])).toBe('\ufeffNext\r\nb\r\n')
  } finally {
    vi.useRealTimers()
  }
})

async function fileOf(head: string, cells: readonly string[]): Promise<string> {
  return textOf(streamSheet(sheetOf(head), rowsOf(cells), NOBODY_GONE))
}

/** Leaves when its first row is there. */
async function givenUp(): Promise<void> {
  const gone = new AbortController()
  for await (const _ of streamSheet(sheetOf('Given up'), rowsOf(Array.from({ length: 1000 }, String)), gone.signal)) gone.abort()
}

function sheetOf(head: string): Sheet {
  return { format: 'csv', name: head, timeZone: 'UTC', cells: 1, columns: [{ head, width: 10, cell: { kind: 'text' }, at: 0 }] }
}

function rowsOf(cells: readonly string[]) {
  return { batches: batchesOf(cells), hasOthers: () => others }
}

async function* batchesOf(cells: readonly string[]): AsyncGenerator<string> {
  for (const cell of cells) yield rowsText([[cell]])
}

async function textOf(parts: AsyncIterable<Uint8Array>): Promise<string> {
  const all: Uint8Array[] = []
  for await (const part of parts) all.push(part)
  return Buffer.concat(all).toString()
}

test.each([
  ['others ask', true, 'read 0, part 0, read 1, part 1, read 2, part 2'],
  ['nobody else asks', false, 'read 0, read 1, part 0, read 2, part 1, part 2'],
])('where %s rows are read so far ahead', async (_, busy, order) => {
  const said: string[] = []
  async function* telling(): AsyncGenerator<string> {
    for (const cell of ['0', '1', '2']) {
      said.push(`read ${cell}`)
      yield rowsText([[cell]])
    }
  }
  const parts = streamSheet(sheetOf('Order'), { batches: telling(), hasOthers: () => busy }, NOBODY_GONE)
  let at = 0
  for await (const _ of parts) said.push(`part ${at++}`)
  expect(said.join(', ')).toBe(order)
})
