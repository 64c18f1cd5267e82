import { openGateway } from '../../server/src/testing/gateway-server.ts'
import { openMailServer } from '../../server/src/testing/mail-server.ts'
import type { Query } from '../kit/database.ts'
import { Dice } from '../kit/dice.ts'
import type { MakePlace, Place } from '../kit/places.ts'
import { type Finding, spread } from '../kit/report.ts'
import { type Server, startServer } from '../kit/server.ts'

interface Measure {
  readonly seed: number
  readonly port: number
  readonly rounds: number
  /** The number of messages of each channel that become due in each round. */
  readonly messages: number
}

/** Longer than the messages of a round take, so that some kills come after all of them. */
const LONGEST_MS = 900
/** The time of a lease and one look at the queue: by then every message of a killed process has been found. */
const LEFT_ALONE_MS = 40_000
const LOOKS = 12

/**
 * Makes mails and SMS due, lets a server send them, and kills it at a random moment. Each must be sent or given up, and a repeat must have
 * its first name.
 */
export async function killAmongMessages(makePlace: MakePlace, { seed, port, rounds, messages }: Measure): Promise<Finding> {
  const place = await makePlace()
  const dice = new Dice(seed)
  const mails = await openMailServer()
  const gateway = await openGateway()
  const sending = { SMTP_URL: mails.url, SMS_URL: gateway.url, APP_URL: `http://127.0.0.1:${port}`, MESSAGES_PER_DAY: '1000000' }
  const there: Place = { ...place, environment: { ...place.environment, ...sending } }
  const readyAfter: number[] = []
  try {
    await served(place, port, async () => undefined) // makes the database and the demo world
    await place.read(makeReal)
    for (let round = 0; round < rounds; round += 1) {
      await place.read((query) => insertDue(query, messages))
      const server = startServer(there.environment, port)
      readyAfter.push(await server.ready())
      await pause(dice.between(0, LONGEST_MS))
      await server.kill()
    }
    for (let looks = 0; looks < LOOKS && (await place.read(countUnfinished)) > 0; looks += 1)
      await served(there, port, () => pause(LEFT_ALONE_MS))
    const ends = await place.read(findEnds)
    const names = new Map([
      ['email', mails.received.map(({ messageId = '' }) => messageId)],
      ['sms', gateway.taken.map(({ headers }) => String(headers['idempotency-key']))],
    ])
    const sent = [...names.values()].flat()
    const repeats = sent.length - new Set(sent).size
    return {
      figures: [
        `${rounds} kills among ${2 * rounds * messages} mails and SMS: ${count(ends, 'done')} sent, ${count(ends, 'dead')} given up, ${repeats} twice under the same name`,
        `ready again: ${spread(readyAfter)}`,
      ],
      violations: [
        ...(ends.length === 2 * rounds * messages ? [] : [`missing: ${2 * rounds * messages - ends.length}`]),
        ...ends.flatMap((end) => wrongEnd(end, names.get(end.kind) ?? [])),
      ],
    }
  } finally {
    await mails.close()
    await gateway.close()
    await place.clean()
  }
}

async function served(place: Place, port: number, work: (server: Server) => Promise<void>): Promise<void> {
  const server = startServer(place.environment, port)
  await server.ready()
  await work(server)
  await server.stop()
}

/** Turns real sending on: the demo world sends nothing, and at night no SMS is sent. */
async function makeReal(query: Query): Promise<void> {
  await query(`delete from settings where key = 'world'`)
  await query(`delete from jobs where kind in ('email', 'sms')`)
  await query(`update countries set quiet_from = '00:00', quiet_to = '00:00'`)
}

async function insertDue(query: Query, messages: number): Promise<void> {
  for (const channel of ['email', 'sms'])
    await query(`with line as (
        insert into order_notifications (event_id, order_id, event, channel, audience, state, attempts)
        select 'kill', id, 'order.created', '${channel}', 'customer', 'waiting', 0 from orders
        where customer_email is not null and customer_phone is not null and deleted_at is null order by random() limit ${messages} returning id)
      insert into jobs (kind, payload, run_at)
      select '${channel}', jsonb_build_object('notification_ids', jsonb_build_array(id), 'user_id', null), now() from line`)
}

interface End {
  readonly id: number
  readonly kind: string
  readonly state: string
  readonly error: string | null
  readonly line: string
}

function findEnds(query: Query): Promise<End[]> {
  return query<End>(`select jobs.id, kind, jobs.state, error, line.state as line from jobs
    join order_notifications line on line.id = (payload -> 'notification_ids' ->> 0)::integer where line.event_id = 'kill'`)
}

async function countUnfinished(query: Query): Promise<number> {
  return (await findEnds(query)).filter(({ state }) => state !== 'done' && state !== 'dead').length
}

/** Checks one finished message: it was sent, always under one name, and the order's list of messages agrees. */
function wrongEnd({ id, kind, state, error, line }: End, names: readonly string[]): string[] {
  const own = new Set(names.filter((name) => new RegExp(`\\.${id}(@|$)`).test(name)))
  if (state === 'dead') return line === 'dead' ? [] : [`${kind} ${id} is dead, and its order says ${line}`]
  const isSent = state === 'done' && error === null && line === 'sent' && own.size === 1
  return isSent ? [] : [`${kind} ${id} is ${state} (${error ?? 'no error'}), its order says ${line}, it was sent under ${own.size} names`]
}

function count(ends: readonly End[], state: string): number {
  return ends.filter((end) => end.state === state).length
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
