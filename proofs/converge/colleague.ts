import { type Answer, Client } from '../kit/client.ts'
import type { Dice } from '../kit/dice.ts'
import type { Query } from './database.ts'
import { LAYOUT_ACTS } from './layouts.ts'
import { COLLEAGUES, PASSWORD } from './people.ts'
import { Processes } from './processes.ts'
import { step } from './steps.ts'
import { ACTS } from './work.ts'

/** A person who works on the same orders without a board, through both processes, and never twice in the same way. */
export class Colleague {
  readonly #email: string
  readonly #clients: Client[] = []
  readonly #query: Query
  readonly oddities: string[] = []

  constructor(index: number, query: Query) {
    this.#email = COLLEAGUES[index % COLLEAGUES.length] ?? COLLEAGUES[0]
    this.#query = query
  }

  async arrive(): Promise<void> {
    for (const index of [0, 1]) {
      const client = new Client(Processes.portOf(index))
      await client.login(this.#email, PASSWORD)
      this.#clients.push(client)
    }
  }

  leave(): void {
    for (const client of this.#clients) client.close()
  }

  async work(dice: Dice): Promise<void> {
    const act = dice.weighed([...ACTS, ...LAYOUT_ACTS])
    const who = dice.pick(this.#clients)
    if (!who) throw new Error('Nobody has arrived')
    const ask = async (method: string, path: string, body?: object): Promise<Answer> => {
      const answer = await who.ask(method, `/api${path}`, body).catch((error: NodeJS.ErrnoException) => {
        if (!error.code) throw error
        return { status: 0, headers: {}, text: '' } // a process that is away does not answer
      })
      if (method !== 'GET') step(this.#email, act.name, `${path} → ${answer.status}`)
      // A refusal has a reason: another person was quicker, or the action is not allowed.
      if (answer.status >= 500 && answer.status !== 503)
        this.oddities.push(`${method} ${path}: ${answer.status} ${answer.text.slice(0, 200)}`)
      return answer
    }
    await act({ ids: await this.#someOrders(dice), dice, ask })
  }

  /** Prefers the orders that moved last: they are visible on the boards. */
  async #someOrders(dice: Dice): Promise<number[]> {
    const rows = await this.#query<{ id: number }>(
      `select id from orders where archived_at is null and deleted_at is null and status_id = any($1) order by status_changed_at desc limit $2`,
      [dice.chance(0.8) ? [1, 2, 3] : [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], dice.pick([40, 400])],
    )
    return rows.map(({ id }) => id)
  }
}
