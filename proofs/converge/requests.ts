import type { Page, Request, WebSocket } from '@playwright/test'
import { now } from './steps.ts'

/** The least time between two coalesced refetches. */
const REST_MS = 250
/** The interval of a board's own requests while it has no connection. */
const ASKS_EVERY_MS = 5_000
/** The spread of that interval, so that boards do not ask all at once. */
const ASKS_SPREAD = 1.2
const SETTLED_MS = 500
const DIARY = 60

/**
 * Counts the requests of one board or table, and the most it may make. Every refetch has a cause: a page load, another filter, an event (of
 * orders, a board, a card layout, a flow), a new subscription of the channel of orders, a move or operation of its own, or five seconds
 * without a connection. One refetch is one call for the first cards of all columns, and one more for the changed orders. Where nobody can
 * name those orders, it is one more for every further page of each opened column. Scrolling asks for one page each time.
 */
export class Requests {
  first = 0
  changed = 0
  pages = 0
  causes = { loads: 0, filters: 0, events: 0, subscriptions: 0, writes: 0, scrolls: 0 }
  /** Sockets that receive events. */
  readonly #sockets = new Set<WebSocket>()
  /** The times of the requests for the shown content. */
  readonly #askedAt: number[] = []
  /** The latest requests, answers and events, for finding the cause of a difference. */
  readonly #diary: string[] = []
  #lastAt = performance.now()
  #isAnswered = true
  #underWay = new Set<Request>()
  #deafMs = 0
  #deafSince: number | undefined = performance.now()

  watch(page: Page): void {
    page.on('request', (request) => this.#asked(request))
    page.on('requestfinished', (request) => this.#ended(request, 'answered'))
    page.on('requestfailed', (request) => this.#ended(request, request.failure()?.errorText ?? 'failed'))
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.#heard(socket, String(payload)))
      this.#note('a socket')
      socket.on('close', () => {
        this.#note('a socket is gone')
        this.#sockets.delete(socket)
        if (this.#sockets.size === 0) this.#isDeaf()
      })
    })
  }

  get isHearing(): boolean {
    return this.#sockets.size > 0
  }

  get diary(): readonly string[] {
    return this.#diary
  }

  /** Checks that no request is open. A last request without an answer would have been repeated by now. */
  get isSettled(): boolean {
    const patience = this.#isAnswered ? SETTLED_MS : ASKS_EVERY_MS * ASKS_SPREAD + SETTLED_MS
    return this.#underWay.size === 0 && performance.now() - this.#lastAt > patience
  }

  /** Notes a new load of the page. */
  loads(): void {
    this.causes.loads += 1
    this.#isDeaf()
  }

  /** The socket stays open and delivers nothing more. */
  fallsSilent(): void {
    this.#isDeaf()
  }

  /** The most refetches that have a cause. */
  get bound(): number {
    const { loads, filters, events, subscriptions, writes } = this.causes
    const deafMs = this.#deafMs + (this.#deafSince === undefined ? 0 : performance.now() - this.#deafSince)
    return loads + filters + events + subscriptions + writes + Math.ceil(deafMs / ASKS_EVERY_MS) + loads
  }

  violations(seconds: number): string[] {
    const spans = this.#askedAt.map((at, index) => Math.round(at - (this.#askedAt[index - 1] ?? at)))
    const most = Math.min(this.bound, Math.ceil((seconds * 1000) / REST_MS))
    return [
      ...(this.first > most
        ? [`asked ${this.first} times for what it shows, at most ${most} had a cause; ms between: ${spans.join()}`]
        : []),
      ...(this.changed > this.first ? [`asked ${this.changed} times for what has changed, and ${this.first} times for what it shows`] : []),
    ]
  }

  summary(): string {
    const causes = Object.entries(this.causes).map(([name, count]) => `${count} ${name}`)
    return `${this.first} answers (bound ${this.bound}), ${this.changed} × changed orders, ${this.pages} further pages; ${causes.join(', ')}`
  }

  #asked(request: Request): void {
    const { pathname, searchParams } = new URL(request.url())
    if (!pathname.startsWith('/api/')) return
    this.#underWay.add(request)
    this.#note(`asks ${pathname.slice(4)}${decodeURIComponent(new URL(request.url()).search).slice(0, 80)}`)
    this.#lastAt = performance.now()
    if (pathname.startsWith('/api/order/') && request.method() !== 'GET') this.causes.writes += 1
    if (pathname !== '/api/order/kanban' && pathname !== '/api/order') return
    if (searchParams.has('cursor')) this.pages += 1
    else if (searchParams.get('limit') === '100') this.changed += 1
    else {
      this.first += 1
      this.#askedAt.push(performance.now())
    }
  }

  #ended(request: Request, how: string): void {
    if (!this.#underWay.delete(request)) return
    this.#note(`${how} ${new URL(request.url()).pathname.slice(4)}`)
    this.#lastAt = performance.now()
    this.#isAnswered = how === 'answered'
  }

  #note(what: string): void {
    this.#diary.push(`${now()} ${what}`)
    if (this.#diary.length > DIARY) this.#diary.shift()
  }

  #heard(socket: WebSocket, text: string): void {
    if (/orders-changed|board-changed|flow-updated|subscription|error/.test(text))
      this.#note(`hears ${text.replaceAll('\\', '').slice(0, 140)}`)
    if (/"event":"(orders-changed|board-changed|flow-updated)"/.test(text)) this.causes.events += 1
    // Only the channel of orders counts: every screen has one.
    if (!text.includes('subscription_succeeded') || !text.includes('private-orders.')) return
    this.causes.subscriptions += 1
    if (this.#deafSince !== undefined) this.#deafMs += performance.now() - this.#deafSince
    this.#deafSince = undefined
    this.#sockets.add(socket)
  }

  #isDeaf(): void {
    this.#sockets.clear()
    this.#deafSince ??= performance.now()
  }
}
