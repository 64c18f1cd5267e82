import type { House } from './house.ts'

interface Reply {
  readonly status: number
  readonly text: string
}

interface Settle {
  readonly resolve: (response: Response) => void
  readonly reject: (reason: unknown) => void
}

/** One request on its way to the server and back. */
export class Question {
  readonly answer: Promise<Response>
  readonly #url: string
  readonly #init: RequestInit
  #settle: Settle | undefined
  #reply: Reply | undefined

  constructor(url: string, init: RequestInit) {
    this.#url = url
    this.#init = init
    this.answer = new Promise((resolve, reject) => {
      this.#settle = { resolve, reject }
    })
    init.signal?.addEventListener('abort', () => this.#end(({ reject }) => reject(init.signal?.reason)))
  }

  get name(): string {
    return `${this.#init.method ?? 'GET'} ${decodeURIComponent(this.#url)}`
  }

  get isOver(): boolean {
    return this.#settle === undefined
  }

  get isAnswered(): boolean {
    return this.#reply !== undefined
  }

  async ask(house: House, process: number, credentials: Readonly<Record<string, string>>): Promise<void> {
    const { method = 'GET', body, headers } = this.#init
    const said = { ...(headers as Record<string, string>), cookie: credentials.cookie ?? '' } // the web passes a plain object
    const reply = await house.ask(process, { method, url: this.#url, headers: said, ...(typeof body === 'string' && { payload: body }) })
    if (reply) this.#reply = reply
    else this.fail()
  }

  come(): void {
    const { status, text } = this.#reply ?? { status: 0, text: '' }
    this.#end(({ resolve }) => resolve(responseOf(status, text)))
  }

  fail(): void {
    this.#end(({ reject }) => reject(new TypeError('Failed to fetch')))
  }

  #end(how: (settle: Settle) => void): void {
    const settle = this.#settle
    this.#settle = undefined
    if (settle) how(settle)
  }
}

/** Makes a response that is read at once: a stream would take turns of the event loop that the test does not count. */
function responseOf(status: number, text: string): Response {
  const response = { ok: status >= 200 && status < 300, status, statusText: '', headers: new Headers(), json: async () => JSON.parse(text) }
  return response as unknown as Response // only the parts that the web reads
}
