import type { ShownColumn as BoardColumn } from '../../../web/src/features/kanban/data/board-columns.rules.ts'
import type { Dice } from '../../kit/dice.ts'
import { differences } from '../compare.ts'
import type { Query } from '../database.ts'
import { expectedBoard } from '../expected.ts'
import type { ShownColumn } from '../reading.ts'
import type { Browser } from './browser.ts'
import type { Clock } from './clock.ts'
import type { House } from './house.ts'

/** Longer than every timer: longer than the longest pause between two tries of a lost connection. */
const REST_MS = 60_000
/** The time after which a connected page that has asked for missed changes asks for nothing more. */
const QUIET_MS = 20_000
const KEPT = 40

interface Given {
  readonly house: House
  readonly browsers: readonly Browser[]
  /** Colleagues beside the boards, as headers of their sessions. */
  readonly colleagues: readonly Readonly<Record<string, string>>[]
  readonly query: Query
  readonly clock: Clock
  readonly dice: Dice
  readonly program: string
}

/** All people and parts of one run, and the ways to move it on. */
export class Scene {
  readonly house: House
  readonly browsers: readonly Browser[]
  readonly colleagues: Given['colleagues']
  readonly dice: Dice
  readonly oddities: string[] = []
  readonly #given: Given
  readonly #notes: string[] = []

  constructor(given: Given) {
    this.#given = given
    this.house = given.house
    this.browsers = given.browsers
    this.colleagues = given.colleagues
    this.dice = given.dice
  }

  note(what: string): void {
    this.#notes.push(`${Math.round(performance.now())} ${what}`)
  }
  get notes(): readonly string[] {
    return this.#notes
  }

  async load(browser: Browser): Promise<void> {
    const { program, clock, dice } = this.#given
    await browser.load({ program, clock, dice })
  }

  /** Prefers the orders that moved last: they are visible on the boards. */
  async someOrders(): Promise<number[]> {
    const rows = await this.#given.query<{ id: number }>(
      'select id from orders where archived_at is null and deleted_at is null order by status_changed_at desc, id desc limit $1',
      [this.dice.pick([20, 400])],
    )
    return rows.map(({ id }) => id)
  }

  /** Waits until the processes have sent everything, and every page has received it. */
  async settle(): Promise<void> {
    const { clock, browsers, house } = this.#given
    clock.pass(1) // no two events have the same time
    do await turn()
    while (clock.runDue())
    await house.settled()
    for (const { network } of browsers) await network.settled()
  }

  /** Delivers one message that is under way: a request, an answer or a socket message. */
  async letThrough(): Promise<boolean> {
    const travel = this.dice.pick(this.browsers.flatMap(({ network }) => network.waiting()))
    if (!travel) return false
    await travel()
    await this.settle()
    return true
  }

  /** Delivers all messages of that kind for one browser, also the ones that follow from them. */
  async letAllThrough({ network }: Browser, kind: 'question' | 'answer' | 'word'): Promise<void> {
    for (let [travel] = network.waiting([kind]); travel; [travel] = network.waiting([kind])) {
      await travel()
      await this.settle()
    }
  }

  /** Lets time pass, at most until the next timer. */
  async wait(milliseconds: number): Promise<void> {
    const { clock } = this.#given
    clock.pass(Math.min(milliseconds, Math.max(0, (clock.next ?? Number.POSITIVE_INFINITY) - clock.now)))
    await this.settle()
  }

  /** Ends all failures and waits until nothing happens any more. */
  async rest(): Promise<void> {
    for (const index of [0, 1]) {
      if (this.house.address(index) === undefined) await this.house.start(index)
      if (this.house.platform(index)?.realtime.isAway) await this.house.findRedis(index)
    }
    for (const { board, network } of this.browsers) {
      network.isOnline = true
      board.rest()
    }
    await this.settle()
    while (await this.letThrough());
    for (const browser of this.browsers) if (!browser.board.isSomebodys()) await this.load(browser)
    await this.#passAll(REST_MS)
    const wanted = this.browsers.map(({ network }) => network.wanted)
    await this.#passAll(QUIET_MS)
    for (const [at, { name, network }] of this.browsers.entries())
      if (network.wanted !== wanted[at]) this.oddities.push(`${name}: goes on asking: ${network.diary.slice(-5).join(' · ')}`)
  }

  async #passAll(milliseconds: number): Promise<void> {
    const { clock } = this.#given
    const until = clock.now + milliseconds
    do {
      await this.wait(until - clock.now)
      while (await this.letThrough());
    } while (clock.now < until)
  }

  async wrongs(): Promise<string[]> {
    const found: string[] = this.oddities.splice(0)
    for (const browser of this.browsers) {
      const { name, email, filter, board, network } = browser
      const columns = board.columns()
      const wrong = columns ? differences(columns.map(shown), await expectedBoard(this.#given.query, email, filter)) : ['shows nothing']
      if (!board.isLive()) wrong.push('is not live')
      found.push(...wrong.map((text) => `${name} ${filter.search}: ${text}`))
      if (wrong.length > 0) found.push(`its last minutes: ${[...network.diary, ...browser.said.slice(-3)].join('\n')}`)
    }
    return found.length > 0 ? [...found, `what was done: ${this.#notes.slice(-KEPT).join('\n')}`] : []
  }
}

/** Returns the column as the screen shows it. */
function shown({ status_id, collapsed, total, sums, orders }: BoardColumn): ShownColumn {
  return {
    status_id,
    isCollapsed: collapsed,
    total,
    sums: sums.map(({ currency_code, total }) => `${currency_code} ${digits(total)}`),
    cards: orders.map(({ id, track, customer_full_name, customer_address, courier, payment_type, paid, total }) => ({
      id,
      text: [track, customer_full_name, customer_address, courier].join(' ').replace(/\s+/g, ' '),
      digits: payment_type === 1 && !paid ? digits(total) : '',
    })),
  }
}

function digits(text: string): string {
  return text.replace(/\D/g, '')
}

/** Waits until all work is done that does not wait for something outside. */
function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
