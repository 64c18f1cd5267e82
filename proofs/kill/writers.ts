import { type Answer, Client, LOGIST, ORGANIZATION_ADMIN, PASSWORD } from '../kit/client.ts'
import type { Dice } from '../kit/dice.ts'
import type { Ledger } from './ledger.ts'

interface Seen {
  readonly data: {
    readonly id: number
    readonly status_id: number
    readonly transitions: readonly { status_id: number; requires: readonly string[] }[]
  }
}

/** An order that many people change, with the moves that the last answer offered. */
interface Shared {
  readonly id: number
  moves: readonly number[]
}

/** Statuses that no move leaves. */
const DEAD_ENDS: readonly number[] = [8, 10]
const POOL = 60

/** People who work on the same few orders: they move, edit and create orders until the server is gone. */
export class Writers {
  readonly #ledger: Ledger
  readonly #port: number
  readonly #dice: Dice
  readonly #clients: Client[] = []
  readonly #orders: Shared[] = []
  #country = 0
  #organization = 0
  #serial = 0
  #round = 0

  constructor(port: number, ledger: Ledger, dice: Dice) {
    this.#port = port
    this.#dice = dice
    this.#ledger = ledger
  }

  /** Signs everybody in, once: sessions survive the server's end. */
  async arrive(count: number): Promise<void> {
    for (let index = 0; index < count; index += 1) {
      const client = new Client(this.#port)
      await client.login(index % 2 === 0 ? LOGIST : ORGANIZATION_ADMIN, PASSWORD)
      this.#clients.push(client)
    }
    const [first] = this.#clients
    const answer = await first?.ask('GET', '/api/order?per_page=10')
    const row = (JSON.parse(answer?.text ?? '') as { data: { organization_id: number; country_id: number }[] }).data[0]
    this.#country = row?.country_id ?? 0
    this.#organization = row?.organization_id ?? 0
  }

  /** Writes until every connection is broken. */
  async write(round: number): Promise<void> {
    this.#round = round
    await Promise.all(this.#clients.map((client, index) => this.#untilGone(client, this.#dice.fork(round * 1_000 + index))))
  }

  leave(): void {
    for (const client of this.#clients) client.close()
  }

  async #untilGone(client: Client, dice: Dice): Promise<void> {
    for (;;) {
      try {
        await this.#writeOnce(client, dice)
      } catch (error) {
        if (!(error instanceof Error && 'code' in error)) throw error // only a broken connection ends the work
        return
      }
    }
  }

  #writeOnce(client: Client, dice: Dice): Promise<void> {
    const order = dice.pick(this.#orders)
    const which = dice.next()
    if (!order || this.#orders.length < POOL / 2 || which < 0.15) return this.#create(client)
    return which < 0.55 ? this.#edit(client, order) : this.#move(client, order, dice)
  }

  async #create(client: Client): Promise<void> {
    const marker = this.#marker()
    const answer = await client.ask('POST', '/api/order', {
      organization_id: this.#organization,
      country_id: this.#country,
      foreign_id: marker,
      customer_full_name: 'Bob Ray',
      customer_address: 'Main Street 1',
      comment: marker,
    })
    const order = this.#acknowledged(answer, 201)
    if (!order) return
    this.#ledger.created(order.data.id, marker)
    this.#orders.push({ id: order.data.id, moves: movesOf(order) })
    if (this.#orders.length > POOL) this.#orders.shift()
  }

  async #edit(client: Client, shared: Shared): Promise<void> {
    const marker = this.#marker()
    const answer = await client.ask('PUT', `/api/order/${shared.id}`, { comment: marker })
    const order = this.#acknowledged(answer, 200)
    if (!order) return
    this.#ledger.edited(shared.id, marker)
    shared.moves = movesOf(order)
  }

  async #move(client: Client, shared: Shared, dice: Dice): Promise<void> {
    const target = dice.pick(shared.moves)
    if (target === undefined) return this.#edit(client, shared)
    const marker = this.#marker()
    const answer = await client.ask('POST', `/api/order/status/${shared.id}/${target}`, { comment: marker })
    const order = this.#acknowledged(answer, 200)
    if (!order) return
    // Another person may have moved the order there just before. Then this write only changed its remark.
    this.#ledger.moved(shared.id, target, marker)
    shared.moves = movesOf(order)
  }

  /** Returns the answer of a confirmed write. A lost race may be refused with a reason; any other answer is a defect. */
  #acknowledged(answer: Answer, status: number): Seen | undefined {
    if (answer.status === status) return JSON.parse(answer.text) as Seen // it passed the schema of its endpoint
    if (answer.status !== 409 && answer.status !== 422) this.#ledger.odd(`${answer.status} ${answer.text.slice(0, 200)}`)
    return undefined
  }

  #marker(): string {
    this.#serial += 1
    return `crash-${this.#round}-${this.#serial}`
  }
}

function movesOf({ data }: Seen): number[] {
  return data.transitions
    .filter(({ status_id, requires }) => requires.length === 0 && !DEAD_ENDS.includes(status_id))
    .map(({ status_id }) => status_id)
}
