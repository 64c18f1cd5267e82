import { Agent, type IncomingMessage, request } from 'node:http'
import { HANG_MS } from './proof.ts'

export interface Answer {
  readonly status: number
  readonly headers: NodeJS.Dict<string | string[]>
  readonly text: string
}

/** The browser of one person: a kept connection, a cookie jar and the CSRF token. Rejects where an answer is not complete. */
export class Client {
  readonly #port: number
  #agent: Agent
  readonly #cookies = new Map<string, string>()

  constructor(port: number, maxSockets = 4) {
    this.#port = port
    this.#agent = new Agent({ keepAlive: true, maxSockets })
  }

  /** Signs in. Tries again while the server answers that it has no time, as a machine at its limit may. */
  async login(email: string, password: string): Promise<void> {
    const until = performance.now() + HANG_MS
    await this.ask('GET', '/sanctum/csrf-cookie')
    let answer = await this.ask('POST', '/api/user/login', { email, password })
    while (answer.status === 503 && performance.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      answer = await this.ask('POST', '/api/user/login', { email, password })
    }
    if (answer.status !== 200) throw new Error(`Sign-in of ${email} failed: ${answer.status} ${answer.text}`)
  }

  async ask(method: string, path: string, body?: object): Promise<Answer> {
    const response = await this.begin(method, path, body)
    let text = ''
    for await (const part of response.setEncoding('utf8')) text += part
    return { status: response.statusCode ?? 0, headers: response.headers, text }
  }

  /** Resolves when the answer has begun. Unread parts stay with the server. */
  begin(method: string, path: string, body?: object, headers: Readonly<Record<string, string>> = {}): Promise<IncomingMessage> {
    const payload = body ? JSON.stringify(body) : undefined
    return new Promise((resolve, reject) => {
      const options = { method, path, agent: this.#agent, headers: { ...this.#headers(payload), ...headers } }
      const sent = request({ host: '127.0.0.1', port: this.#port, ...options })
      sent.once('error', reject)
      sent.once('response', (response) => {
        this.#keep(response.headers['set-cookie'] ?? [])
        resolve(response)
      })
      sent.end(payload)
    })
  }

  /** Breaks off every open request, like a closed window. The person stays signed in. */
  leave(): void {
    const { maxSockets } = this.#agent
    this.#agent.destroy()
    this.#agent = new Agent({ keepAlive: true, maxSockets })
  }

  close(): void {
    this.#agent.destroy()
  }

  #headers(payload: string | undefined): Record<string, string | number> {
    const token = this.#cookies.get('XSRF-TOKEN')
    return {
      accept: 'application/json',
      cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(token ? { 'x-xsrf-token': decodeURIComponent(token) } : {}),
      ...(payload ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) } : {}),
    }
  }

  #keep(cookies: readonly string[]): void {
    for (const cookie of cookies) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (name && value !== undefined) this.#cookies.set(name, value)
    }
  }
}

export const PASSWORD = 'tracklane-demo'
export const LOGIST = 'logist@tracklane.test'
export const ORGANIZATION_ADMIN = 'organization-admin@tracklane.test'
