import { cpus, loadavg } from 'node:os'
import type { Page } from '@playwright/test'
import { get } from '../e2e/session.ts'
import { signedIn, withBrowser } from './browser.ts'
import { HANDS, type Hand } from './feel-hands.ts'
import { fixedWork, longestTask, SHORTEST_TOLD_MS, slowedDown, untilThere } from './feel-page.ts'

/**
 * npm run bench:feel: opens an order beside its list in turn with the list alone, on a processor slowed to a quarter. Then it prints the
 * longest task of each action, beside a fixed amount of work in the same page. BENCH_DATABASE_URL measures on PostgreSQL.
 */
const ROUNDS = 5
const SLOWER = 4
const LIST = '/order/index'
const FIRST_ROW = 'tr[data-row]'
const HEAD = '[role=dialog] header h2'

await withBrowser(async (browser, url, bench) => {
  say(`\n${bench.title}, ${load()}`)
  const page = await signedIn(browser, url, 'logist')
  await orderBesideList(page)
  const admin = await signedIn(browser, url, 'admin')
  for (const hand of HANDS) await tasksOf(hand.who === 'admin' ? admin : page, hand)
  say(`  at the end ${load()}`)
})

async function orderBesideList(page: Page): Promise<void> {
  const [order] = await get<{ id: number }[]>(page, '/order?per_page=10')
  const beside: number[] = []
  const alone: number[] = []
  const full = await slowedDown(page, SLOWER)
  for (let round = 0; round < ROUNDS + 1; round += 1) {
    const pair = [await untilThere(page, LIST, FIRST_ROW), await untilThere(page, `${LIST}?id=${order?.id}`, HEAD)] as const
    if (round === 0) continue // fetched files are cached from then on
    alone.push(pair[0])
    beside.push(pair[1])
  }
  const work = await fixedWork(page)
  await full()
  say(`  processor slowed ${SLOWER} ×, the fixed work takes ${work.toFixed(0)} ms`)
  say(`    the list alone, first row: ${shown(alone)}`)
  say(`    an order beside it, its head: ${shown(beside)}, ratio ${(median(beside) / median(alone)).toFixed(2)}`)
}

async function tasksOf(page: Page, { name, ready, act }: Hand): Promise<void> {
  const tasks: number[] = []
  const works: number[] = []
  for (let round = 0; round < ROUNDS + 1; round += 1) {
    await ready(page)
    const work = await fixedWork(page)
    const task = await longestTask(page, () => act(page))
    if (round === 0) continue // parts of the program are loaded at their first use
    works.push(work)
    tasks.push(task)
  }
  const ratio = median(tasks) > 0 ? `, ratio ${(median(tasks) / median(works)).toFixed(1)}` : ''
  say(`  ${name}: longest task ${shown(tasks, told)}, the fixed work ${shown(works)}${ratio} (aim: ≤ 100 ms on a quiet machine)`)
}

function load(): string {
  return `load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores`
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
}

function shown(times: readonly number[], say = (time: number) => time.toFixed(0)): string {
  return `${say(median(times))} ms (${say(Math.min(...times))} to ${say(Math.max(...times))})`
}

function told(task: number): string {
  return task > 0 ? task.toFixed(0) : `under ${SHORTEST_TOLD_MS}`
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
