import type { BoardClient } from '../../../web/src/testing/board-client.tsx'
import { openWindow } from '../../../web/src/testing/window.ts'
import type { Dice } from '../../kit/dice.ts'
import { type Filter, NO_FILTER } from '../filters.ts'
import type { Clock } from './clock.ts'
import { Line } from './line.ts'
import type { Network } from './network.ts'

interface BrowserOwner {
  readonly name: string
  readonly email: string
  readonly network: Network
}

interface Means {
  readonly program: string
  readonly clock: Clock
  readonly dice: Dice
}

/** A person's browser: the web's own program with a window, a clock and a network of its own, and without a screen. */
export class Browser {
  readonly name: string
  readonly email: string
  readonly network: Network
  filter: Filter = NO_FILTER
  readonly said: string[] = []
  #board: BoardClient | undefined
  /** The shown page; a left page does nothing more. */
  #page: object | undefined

  constructor({ name, email, network }: BrowserOwner) {
    this.name = name
    this.email = email
    this.network = network
  }

  get board(): BoardClient {
    if (!this.#board) throw new Error(`${this.name} has no board`)
    return this.#board
  }

  /** Loads the page anew, like F5. Everything that the page before waited for is dropped. */
  async load({ program, clock, dice }: Means): Promise<void> {
    this.network.cut()
    const given = this.#globals(this.#alive(clock), dice.fork(1))
    const run = new Function(...Object.keys(given), `${program}\nreturn Board`) as (...all: unknown[]) => {
      openBoard: (search: string) => Promise<BoardClient>
    } // built by `program.ts`
    this.#board = await run(...Object.values(given)).openBoard(this.filter.search)
  }

  /** Returns the clock, which works for this page only while it is shown. */
  #alive(clock: Clock): Pick<Clock, 'set' | 'repeat' | 'clear'> {
    const page = {}
    this.#page = page
    const bound =
      (start: Clock['set']): Clock['set'] =>
      (run, after, ...given) => {
        const id: number = start(() => (this.#page === page ? run(...given) : clock.clear(id)), after)
        return id
      }
    return { set: bound(clock.set), repeat: bound(clock.repeat), clear: clock.clear }
  }

  /** The globals of a page, bound for this copy of the program alone. */
  #globals(clock: Pick<Clock, 'set' | 'repeat' | 'clear'>, dice: Dice): Record<string, unknown> {
    const page = openWindow('http://tracklane.test/order/kanban')
    const { network } = this
    const shownPage = this.#page
    const isGone = () => this.#page !== shownPage
    const token = network.credentials['x-xsrf-token'] ?? ''
    page.document.cookie = `XSRF-TOKEN=${encodeURIComponent(token)}`
    class Socket extends Line {
      constructor(url: string) {
        super(url, network)
      }
    }
    const own = {
      fetch: (url: string, init?: RequestInit) => (isGone() ? new Promise(() => undefined) : network.fetch(url, init)),
      WebSocket: Socket,
      setTimeout: clock.set,
      clearTimeout: clock.clear,
      setInterval: clock.repeat,
      clearInterval: clock.clear,
      requestAnimationFrame: (run: () => void) => clock.set(run, 16),
      cancelAnimationFrame: clock.clear,
      setImmediate: undefined,
      MessageChannel: undefined,
      requestIdleCallback: undefined,
      indexedDB: undefined,
      BroadcastChannel: undefined,
    }
    const window = new Proxy(page, {
      get: (target, name) => (name in own ? own[name as keyof typeof own] : Reflect.get(target, name, target)),
    })
    const { document, location, navigator, localStorage, sessionStorage, history, HTMLElement, Element, Node } = page
    const console = { error: (...words: unknown[]) => void this.said.push(words.map(String).join(' ')), warn: () => undefined }
    const chance = Object.create(Math, { random: { value: () => dice.next() } })
    const shown = { document, location, navigator, localStorage, sessionStorage, history, HTMLElement, Element, Node }
    return { ...own, ...shown, window, self: window, globalThis: window, console, Math: chance }
  }
}
