import { type Answer, Client, LOGIST, PASSWORD } from '../kit/client.ts'
import { HANG_MS } from '../kit/proof.ts'

const CLIENTS = 16

/** People who read and write all the time. */
export class Load {
  longest = 0
  readonly #port: number
  readonly #counts = new Map<string, number>()
  readonly #odd = new Set<string>()
  #isEnding = false
  #work: Promise<void>[] = []

  constructor(port: number) {
    this.#port = port
  }

  async begin(): Promise<void> {
    const clients = Array.from({ length: CLIENTS }, () => new Client(this.#port))
    for (const client of clients) await client.login(LOGIST, PASSWORD)
    this.#work = clients.map((client, index) => this.#ask(client, index))
  }

  async end(): Promise<string[]> {
    this.#isEnding = true
    await Promise.all(this.#work)
    if (this.longest > HANG_MS) this.#odd.add(`a request hung ${Math.round(this.longest)} ms`)
    return [...this.#odd]
  }

  summary(): string {
    return [...this.#counts].map(([status, count]) => `${status} × ${count}`).join(', ')
  }

  async #ask(client: Client, index: number): Promise<void> {
    while (!this.#isEnding) {
      const begun = performance.now()
      const draft = { customer_full_name: 'Bob Ray', customer_address: 'Main Street 1' }
      const asked = index % 2 === 0 ? client.ask('GET', '/api/order?per_page=25') : client.ask('POST', '/api/order', draft)
      const { status, headers, text } = await asked.catch((error: Error) => ({
        status: 0,
        headers: {} as Answer['headers'],
        text: error.message,
      }))
      this.longest = Math.max(this.longest, performance.now() - begun)
      this.#counts.set(String(status), (this.#counts.get(String(status)) ?? 0) + 1)
      const isJson = text.startsWith('{')
      if (![200, 201, 503].includes(status) || !isJson) this.#odd.add(`answered ${status} ${text.slice(0, 200)}`)
      if (status === 503 && !headers['retry-after']) this.#odd.add('answered 503 without Retry-After')
      if (status === 503) await new Promise((resolve) => setTimeout(resolve, 20))
    }
    client.close()
  }
}
