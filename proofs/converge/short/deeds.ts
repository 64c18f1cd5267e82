import type { Dice } from '../../kit/dice.ts'
import { someFilter } from '../filters.ts'
import { ACTS } from '../work.ts'
import type { Browser } from './browser.ts'
import type { Scene } from './scene.ts'

type Deed = (scene: Scene, browser: Browser, dice: Dice) => Promise<void> | void

/** A person's actions at a board. */
const AT_BOARD: readonly (readonly [weight: number, deed: Deed])[] = [
  [4, moveCard],
  [1, lift],
  [3, changeFilter],
  [2, fold],
  [4, scroll],
  [1, reload],
]

/** Failures; each ends at the next rest at the latest. */
const TROUBLES: readonly (readonly [weight: number, deed: Deed])[] = [
  [3, cut],
  [2, goOffline],
  [2, handOver],
  [1, restart],
  [1, loseRedis],
]

export async function someDeed(scene: Scene): Promise<void> {
  const { dice, browsers } = scene
  const browser = dice.pick(browsers)
  if (!browser) throw new Error('There are no browsers')
  const deed = dice.weighed<Deed>([
    [5, colleague],
    [6, dice.weighed(AT_BOARD)],
    [0.7, dice.weighed(TROUBLES)],
  ])
  await deed(scene, browser, dice)
}

/** A board asks and gets an answer, but hears of a change first. The answer, which arrives later, is older than the change. */
export async function overtake(scene: Scene): Promise<void> {
  const { dice, browsers, house } = scene
  const browser = dice.pick(browsers)
  const order = dice.pick(browser?.board.columns()?.flatMap(({ orders }) => orders) ?? [])
  if (!browser || !order) return
  const { network } = browser
  await scene.letAllThrough(browser, 'word')
  changeFilter(scene, browser, dice)
  await scene.settle()
  await scene.letAllThrough(browser, 'question')
  const headers = { ...network.credentials, 'content-type': 'application/json' }
  const payload = JSON.stringify({ customer_full_name: `Overtaken ${dice.between(1, 999)}` })
  const answer = await house.ask(dice.between(0, 1), { method: 'PUT', url: `/api/order/${order.id}`, headers, payload })
  scene.note(`${browser.name}: ${order.id} is edited elsewhere before the answer is there → ${answer?.status}`)
  await scene.settle()
  await scene.letAllThrough(browser, 'word')
}

async function colleague(scene: Scene, _browser: Browser, dice: Dice): Promise<void> {
  const act = dice.weighed(ACTS)
  const who = dice.pick(scene.colleagues)
  const process = dice.between(0, 1)
  if (!who) throw new Error('There are no colleagues')
  const ask = async (method: string, path: string, body?: object) => {
    const headers = { ...who, ...(body && { 'content-type': 'application/json' }) }
    const answer = await scene.house.ask(process, { method, url: `/api${path}`, headers, ...(body && { payload: JSON.stringify(body) }) })
    const { status, text } = answer ?? { status: 0, text: '' }
    if (method !== 'GET') scene.note(`colleague: ${act.name} ${path} → ${status}`)
    if (status >= 500 && status !== 503) scene.oddities.push(`${method} ${path}: ${status} ${text.slice(0, 200)}`)
    return { status, headers: {}, text }
  }
  await act({ ids: await scene.someOrders(), dice, ask })
}

function moveCard(scene: Scene, browser: Browser, dice: Dice): void {
  const columns = browser.board.columns()
  const order = dice.pick(columns?.flatMap(({ orders }) => orders.slice(0, 40)) ?? [])
  const to = dice.pick(columns ?? [])?.status_id
  if (!order || to === undefined || to === order.status_id) return
  browser.board.rest()
  scene.note(`${browser.name}: moves ${order.id} to ${to}`)
  browser.board.move(order, to)
}

function lift(scene: Scene, browser: Browser, dice: Dice): void {
  const order = dice.pick(browser.board.columns()?.flatMap(({ orders }) => orders.slice(0, 40)) ?? [])
  browser.board.rest()
  if (!order) return
  scene.note(`${browser.name}: lifts ${order.id}`)
  browser.board.lift(order)
}

function changeFilter(scene: Scene, browser: Browser, dice: Dice): void {
  browser.filter = someFilter(dice)
  scene.note(`${browser.name}: filter ${browser.filter.search}`)
  browser.board.show(browser.filter.search)
}

function fold(scene: Scene, browser: Browser, dice: Dice): void {
  const column = dice.pick(browser.board.columns() ?? [])
  if (!column) return
  scene.note(`${browser.name}: ${column.collapsed ? 'unfolds' : 'folds'} ${column.status_id}`)
  browser.board.fold(column.status_id, !column.collapsed)
}

function scroll(scene: Scene, browser: Browser, dice: Dice): void {
  const column = dice.pick(browser.board.columns()?.filter(({ next_cursor }) => next_cursor !== null) ?? [])
  if (!column) return
  scene.note(`${browser.name}: scrolls ${column.status_id}`)
  browser.board.more(column.status_id)
}

async function reload(scene: Scene, browser: Browser): Promise<void> {
  // The browser itself reports the failure where no process answers.
  if (!browser.network.isOnline || scene.house.address(browser.network.process) === undefined) return
  scene.note(`${browser.name}: reloads`)
  await scene.load(browser)
}

function cut(scene: Scene, { name, network }: Browser): void {
  scene.note(`${name}: cut`)
  network.cut()
}

function goOffline(scene: Scene, { name, network }: Browser): void {
  scene.note(`${name}: ${network.isOnline ? 'offline' : 'online'}`)
  network.isOnline = !network.isOnline
  if (!network.isOnline) network.cut()
}

function handOver(scene: Scene, { name, network }: Browser): void {
  network.process = 1 - network.process
  scene.note(`${name}: handed over to process ${network.process}`)
  network.cut()
}

async function restart(scene: Scene, _browser: Browser, dice: Dice): Promise<void> {
  const process = dice.between(0, 1)
  const isThere = scene.house.address(process) !== undefined
  scene.note(`process ${process}: ${isThere ? 'ends' : 'starts'}`)
  if (isThere) await scene.house.stop(process)
  else await scene.house.start(process)
}

async function loseRedis(scene: Scene, _browser: Browser, dice: Dice): Promise<void> {
  const process = dice.between(0, 1)
  const platform = scene.house.platform(process)
  if (!platform) return
  scene.note(`process ${process}: ${platform.realtime.isAway ? 'finds' : 'loses'} Redis`)
  if (platform.realtime.isAway) await scene.house.findRedis(process)
  else await scene.house.loseRedis(process)
}
