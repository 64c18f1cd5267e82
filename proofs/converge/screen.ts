import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Dice } from '../kit/dice.ts'
import type { Query } from './database.ts'
import { type Filter, NO_FILTER } from './filters.ts'
import { PASSWORD } from './people.ts'
import { Requests } from './requests.ts'
import { settings } from './settings.ts'
import { step } from './steps.ts'
import type { Way } from './way.ts'

interface ScreenVisit {
  readonly kind: Kind
  readonly name: string
  readonly email: string
  readonly way: Way
}

/** A kind of screen: its address, the element that shows it is there, and its differences. */
export interface Kind {
  readonly path: string
  readonly mark: string
  /** Does one action of a person on it. */
  use(screen: Screen, dice: Dice): Promise<void>
  differences(screen: Screen, query: Query): Promise<string[]>
}

/** The longest restart of a killed process, even on a busy machine. */
const BACK_WITHIN_MS = 60_000

/** One person's board or table in a browser of its own. */
export class Screen {
  readonly kind: Kind
  readonly name: string
  readonly email: string
  readonly way: Way
  readonly context: BrowserContext
  readonly page: Page
  readonly requests = new Requests()
  readonly oddities: string[] = []
  filter: Filter = NO_FILTER
  /** Errors that the browser reported. */
  readonly #said: string[] = []

  private constructor({ kind, name, email, way }: ScreenVisit, context: BrowserContext, page: Page) {
    this.kind = kind
    this.name = name
    this.email = email
    this.way = way
    this.context = context
    this.page = page
    this.requests.watch(page)
    page.on('console', (message) => {
      if (message.type() === 'error') this.#said.push(message.text().slice(0, 300))
    })
    page.on('pageerror', (error) => this.oddities.push(`threw ${error.stack ?? error.message}`))
  }

  static async open(browser: Browser, place: ScreenVisit): Promise<Screen> {
    await place.way.open()
    const context = await browser.newContext({
      baseURL: `http://localhost:${place.way.port}`,
      locale: 'en-GB',
      timezoneId: 'Europe/Berlin',
      viewport: { width: 1440, height: 900 },
    })
    // Code sent into the page was compiled here, and calls this function.
    await context.addInitScript('globalThis.__name = (one) => one')
    const screen = new Screen(place, context, await context.newPage())
    await screen.#signIn()
    await screen.load()
    return screen
  }

  async #signIn(): Promise<void> {
    const { request } = this.context
    await request.get('/sanctum/csrf-cookie')
    const token = (await this.context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
    const headers = { accept: 'application/json', 'x-xsrf-token': decodeURIComponent(token) }
    const answer = await request.post('/api/user/login', { headers, data: { email: this.email, password: PASSWORD } })
    if (!answer.ok()) throw new Error(`Sign-in of ${this.email}: ${answer.status()} ${await answer.text()}`)
    await this.#chooseTallCards((await answer.json()).data.id)
    await this.#skipTours()
  }

  /** Closes the tour that a new logist gets. */
  async #skipTours(): Promise<void> {
    const token = (await this.context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
    const headers = { accept: 'application/json', 'x-xsrf-token': decodeURIComponent(token) }
    const data = { hide_welcome: true, hide_menu_tour: true, hide_kanban_tour: true, hide_onboarding_tour: true }
    const answer = await this.context.request.put('/api/onboarding/user', { headers, data })
    if (!answer.ok()) throw new Error(`Tours of ${this.email}: ${answer.status()} ${await answer.text()}`)
  }

  /** Chooses tall cards: cards of two lines leave out the address. */
  async #chooseTallCards(id: number): Promise<void> {
    const data = { state: { tables: { [`${id}:/order/kanban:board`]: { density: 'comfortable' } } }, version: 0 }
    await this.context.addInitScript(`if (location.protocol === 'http:') localStorage.data ??= ${JSON.stringify(JSON.stringify(data))}`)
  }

  /** Reloads the page like F5; while the server is away, it tries again. */
  async load(): Promise<void> {
    const until = performance.now() + BACK_WITHIN_MS
    for (;;) {
      this.requests.loads()
      try {
        await this.page.goto(`${this.kind.path}${this.filter.search}`, { waitUntil: 'domcontentloaded', timeout: 20_000 })
        await this.page.locator(this.kind.mark).first().waitFor({ timeout: 20_000 })
        return
      } catch (error) {
        if (performance.now() > until) throw new Error(`${this.name} finds nothing at ${this.page.url()}`, { cause: error })
        await this.page.waitForTimeout(1_000)
      }
    }
  }

  did(what: string, detail = ''): void {
    step(this.name, what, detail)
  }

  /** Ends all input: no lifted card, no menu, no dialog, no open order. Then the page shows what it held back. */
  async rest(): Promise<void> {
    await this.page.mouse.up().catch(() => undefined)
    const busy = this.page.locator('[role=dialog], [role=menu], [data-lifted]')
    for (let tries = 0; tries < 5 && (await busy.count()) > 0; tries += 1) {
      await this.page.keyboard.press('Escape')
      await this.page.waitForTimeout(300)
    }
    if ((await busy.count()) > 0) await this.load()
  }

  #address(): string[] {
    const { pathname, search } = new URL(this.page.url())
    const isHere = pathname === this.kind.path && decodeURIComponent(search) === this.filter.search
    return isHere ? [] : [`the address is ${pathname}${search}`]
  }

  /** Returns the differences between screen and database, in both directions. */
  async wrongs(query: Query): Promise<string[]> {
    const found = [...this.#address(), ...(await this.kind.differences(this, query))]
    if (found.length > 0 && settings.pictures) await this.page.screenshot({ path: join(settings.pictures, `${this.name}.png`) })
    const diary = found.length > 0 ? [`its last minute:\n        ${this.requests.diary.join('\n        ')}`] : []
    const said = found.length > 0 ? this.#said.slice(-3).map((text) => `the browser said: ${text}`) : []
    return [...found, ...said, ...diary, ...this.oddities.splice(0)].map((text) => `${this.name} ${this.filter.search}: ${text}`)
  }
}
