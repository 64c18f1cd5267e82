import type { IncomingMessage } from 'node:http'
import type { Client } from '../kit/client.ts'
import { HANG_MS } from '../kit/proof.ts'
import type { Finding } from '../kit/report.ts'
import { made } from './burst.ts'
import { type Print, printersOf } from './prints.ts'

/** One print is being made and three wait. */
const AT_ONCE = 4
const ROUNDS = 5

/** Everybody leaves again and again, in the middle of a file and of the queue. Then each person prints one thing after the other. */
export async function leavers({ people, kinds }: { people: readonly Client[]; kinds: readonly Print[] }): Promise<Finding> {
  for (let round = 0; round < ROUNDS; round += 1) await Promise.all(people.map((one) => leave(one, kinds)))
  const violations: string[] = []
  for (const print of kinds) {
    for (const one of printersOf(print, people)) {
      const { status, problem } = await untilTurn(one, print)
      if (status !== 200) violations.push(`after people have left, ${print.kind}: ${problem ?? status}`)
    }
  }
  return { figures: [`${ROUNDS * AT_ONCE * people.length} left in the middle`], violations }
}

async function leave(client: Client, kinds: readonly Print[]): Promise<void> {
  const [labels] = kinds
  if (!labels) return
  const begun = Array.from({ length: AT_ONCE }, () => client.begin(labels.method, labels.path, labels.body).catch(() => undefined))
  const first: IncomingMessage | undefined = await Promise.race(begun)
  first?.destroy()
  client.leave()
  await Promise.all(begun)
}

/** Tries again: the server notices a moment later that a person has left. */
async function untilTurn(client: Client, print: Print) {
  const until = performance.now() + HANG_MS / 3
  let answer = await made(client, print)
  while (answer.status === 429 && performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 500))
    answer = await made(client, print)
  }
  return answer
}
