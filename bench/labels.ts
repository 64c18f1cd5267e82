import { randomBytes } from 'node:crypto'
import { drawLabel, type Label, SHEETS } from '../server/src/features/order-print/label-drawing.ts'
import { pdfStream } from '../server/src/platform/pdf/pdf.ts'
import { embeddedBench } from './databases.ts'
import { memoryOf, untilDone } from './export-measures.ts'
import { startServer } from './processes.ts'
import { signIn, type Visitor } from './session.ts'

/** npm run bench:labels: the cost of a thousand labels beside drawing alone in the same run, and their cost for everybody else. */
const LABELS = 1_000
const ROUNDS = 3

const bench = await embeddedBench()
const server = await startServer(bench)
try {
  const visitor = await signIn(server.url)
  const { data } = (await visitor.get('/api/order?per_page=100')) as { data: { id: number }[] } // the shape of the list's answer
  const orders = await idsOf(visitor)
  const alone = middle(await rounds(() => drawnAlone(orders.length)))
  await print(visitor, orders)
  const before = memoryOf(server.pid)
  let [most, slowest, asked] = [before, 0, 0]
  const other = setInterval(async () => {
    const begun = performance.now()
    await visitor.get(`/api/order/${data[0]?.id}`)
    slowest = Math.max(slowest, performance.now() - begun)
    asked += 1
  }, 10)
  const look = () => {
    most = Math.max(most, memoryOf(server.pid))
  }
  const ours = middle(await rounds(() => untilDone(print(visitor, orders), look)))
  clearInterval(other)
  say(`${orders.length} labels: ${ours.toFixed(0)} ms, ${(ours / alone).toFixed(2)} × drawing alone (${alone.toFixed(0)} ms; at most 2)`)
  say(
    `${(most - before).toFixed(0)} MB more memory (at most 150); the slowest of ${asked} others waited ${slowest.toFixed(0)} ms (at most 250)`,
  )
} finally {
  await server.stop()
  await bench.clean()
}

async function idsOf({ url, headers }: Visitor): Promise<number[]> {
  const answer = await fetch(`${url}/api/order/ids`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ filters: {} }),
  })
  const { data } = (await answer.json()) as { data: { ids: number[] } } // the shape of the contract
  return data.ids.slice(0, LABELS)
}

async function print({ url, headers }: Visitor, order_ids: readonly number[]): Promise<void> {
  const answer = await fetch(`${url}/api/order/labels`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ order_ids }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  await answer.arrayBuffer()
}

/** Draws as many labels, as similar as possible, in a process without other work. */
async function drawnAlone(count: number): Promise<void> {
  const { paper, places } = SHEETS['100x150']
  const labels = Array.from({ length: count }, (_, index) => labelOf(index))
  const file = pdfStream({ title: 'Labels', paper }, function* (pen) {
    for (const label of labels) {
      pen.page()
      drawLabel(pen, label, places[0] ?? { x: 0, y: 0 })
      yield
    }
  })
  for await (const _ of file);
}

function labelOf(index: number): Label {
  const names = ['Johanna Müller', 'Świętosława Łęgowska', 'Олександра Щербак', 'Ann Lee']
  return {
    track: `TL${randomBytes(5).toString('hex').toUpperCase()}`,
    sender: { name: 'Nordwind Versand', lines: ['Am Güterbahnhof 12, 10115 Berlin', '+49 30 1234567'] },
    name: `${names[index % names.length]} ${index}`,
    phone: `+49 170 ${1_000_000 + index}`,
    street: `Hauptstraße ${index}`,
    town: '10115\u00a0Berlin',
    window: '28.11.2026 09:00–12:00',
    courier: 'Sven Wolf',
    number: `No. ${index}`,
    due: index % 2 ? { word: 'Cash on delivery', amount: `${index}.90 EUR` } : undefined,
    comment: index % 3 ? `Ring twice, door ${index}` : null,
    words: { from: 'From', to: 'To' },
  }
}

async function rounds(work: () => Promise<unknown>): Promise<number[]> {
  const measured: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now()
    await work()
    measured.push(performance.now() - begun)
  }
  return measured
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
