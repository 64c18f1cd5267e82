import { type Browser, chromium, type Page } from '@playwright/test'
import { LOGIST, PASSWORD } from '../kit/client.ts'
import { programs } from '../kit/needs.ts'
import { HANG_MS } from '../kit/proof.ts'

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking', '--no-first-run']
const NO_TOURS = { hide_welcome: true, hide_menu_tour: true, hide_kanban_tour: true, hide_onboarding_tour: true }

interface Answered {
  readonly status: number
  readonly body: Promise<string>
}

/** A logist's board in a real browser. */
export class Board {
  readonly #browser: Browser
  readonly #page: Page
  /** The times when it asked for its orders. Pages further down belong to the same request. */
  readonly asked: number[] = []
  /** The order of the first card. */
  order = 0
  /** Answers since the last seen text, for finding out why a text does not come. */
  #answers: Answered[] = []

  private constructor(browser: Browser, page: Page) {
    this.#browser = browser
    this.#page = page
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      const isPage = searchParams.has('cursor') || searchParams.has('id')
      if (pathname === '/api/order/kanban' && !isPage) this.asked.push(performance.now())
    })
    page.on('response', (response) => {
      if (!response.url().includes('/api/order/kanban')) return
      this.#answers.push({ status: response.status(), body: response.text().catch((error: Error) => error.message) })
    })
  }

  static async open(url: string): Promise<Board> {
    const browser = await chromium.launch({ executablePath: programs.chromium, args: ARGS })
    const context = await browser.newContext({ baseURL: url, locale: 'en-GB', viewport: { width: 1440, height: 900 } })
    await context.request.get('/sanctum/csrf-cookie')
    const send = async (method: 'post' | 'put', path: string, data: object): Promise<void> => {
      const token = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
      const headers = { accept: 'application/json', 'x-xsrf-token': decodeURIComponent(token) }
      const answer = await context.request[method](path, { headers, data })
      if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
    }
    await send('post', '/api/user/login', { email: LOGIST, password: PASSWORD })
    await send('put', '/api/onboarding/user', NO_TOURS)
    const board = new Board(browser, await context.newPage())
    await board.#load()
    return board
  }

  async #load(): Promise<void> {
    await this.#page.goto('/order/kanban')
    const card = this.#page.locator('[data-card]').first()
    await card.waitFor({ timeout: HANG_MS })
    this.order = Number(await card.getAttribute('data-card'))
  }

  /** Waits for the text and returns the milliseconds. */
  says(text: RegExp): Promise<number> {
    return this.#sees(this.#page.getByText(text), String(text))
  }

  /** Waits for the text on its first card and returns the milliseconds. */
  shows(customer: string): Promise<number> {
    return this.#sees(this.#page.locator(`[data-card="${this.order}"]`).getByText(customer), customer)
  }

  async #sees(locator: ReturnType<Page['getByText']>, text: string): Promise<number> {
    const begun = performance.now()
    this.#answers = []
    await locator
      .first()
      .waitFor({ timeout: HANG_MS })
      .catch(async () => {
        throw new Error(`The board does not show ${text}: ${await this.#account(text)}`)
      })
    return performance.now() - begun
  }

  /** Explains a missing text: the board did not ask, got no such answer, or did not show it. */
  async #account(text: string): Promise<string> {
    const answers = await Promise.all(
      this.#answers.map(async ({ status, body }) => `${status}${(await body).includes(text) ? ' with it' : ''}`),
    )
    const page = (await this.#page.locator('body').innerText()).replace(/\s+/g, ' ').slice(0, 400)
    return `it was answered ${answers.length} times, last ${answers.slice(-10).join(', ')}; on the page: ${page}`
  }

  close(): Promise<void> {
    return this.#browser.close()
  }
}
