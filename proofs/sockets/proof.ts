import { Client, LOGIST, PASSWORD } from '../kit/client.ts'
import { type MakePlace, onEach } from '../kit/places.ts'
import { defineProof, type Options } from '../kit/proof.ts'
import { type Finding, spread } from '../kit/report.ts'
import { startServer } from '../kit/server.ts'
import { Crowd } from './crowd.ts'
import { Person } from './person.ts'

export const proof = defineProof({
  name: 'sockets',
  promise:
    '2,000 sockets that listen to nothing, of one address or of many, take nobody’s seat: who listens goes on hearing, and who is signed in is let in and hears',
  how: 'the crowd comes, and each that loses its seat comes back at once; meanwhile people connect from addresses of their own, and a colleague writes',
  minutes: 1,
  paths: [
    'server/src/platform/realtime',
    'server/src/features/realtime',
    'server/src/platform/proxies.ts',
    'proofs/sockets',
    ':!*.test.ts',
  ],
  needs: [],
  databases: ['PGlite'],
  builds: 'server',
  short: '`newcomers.test.ts`, a hall of three and five of one address',
  fault: 'no seat of a newcomer is given away where all are taken',
  options: { sockets: 2_000 },
  run: (options) => onEach(options, (makePlace) => crowded(makePlace, options)),
})

const OF_ONE_ADDRESS = 200
const IN_ALL = 2_000
const PEOPLE = 10
const MANY = Array.from({ length: 40 }, (_, index) => `203.0.113.${index + 1}`)

interface Scene {
  readonly port: number
  readonly client: Client
  /** Listens since before the crowd came. */
  readonly early: Person
  /** Writes on an order and returns the number of writes so far. */
  readonly write: () => Promise<number>
}

async function crowded(makePlace: MakePlace, { port, own: { sockets } }: Options<{ sockets: number }>): Promise<Finding> {
  const place = await makePlace()
  const server = startServer({ ...place.environment, RATE_LIMIT: 'on', TRUST_PROXY: 'loopback' }, port)
  const client = new Client(port)
  try {
    await server.ready()
    await client.login(LOGIST, PASSWORD)
    const early = await Person.listen(port, '198.51.100.1', client)
    const { data } = JSON.parse((await client.ask('GET', '/api/order?per_page=10')).text)
    let written = 0
    const write = async (): Promise<number> => {
      written += 1
      const { status, text } = await client.ask('PUT', `/api/order/${data[0].id}`, { customer_full_name: `Bob Ray ${written}` })
      if (status !== 200) throw new Error(`The colleague was answered ${status} ${text}`)
      return written
    }
    const scene = { port, client, early, write }
    const one = await among(scene, new Crowd(port, MANY.slice(0, 1), sockets), 'of one address', OF_ONE_ADDRESS)
    const many = await among(scene, new Crowd(port, MANY, sockets), `of ${MANY.length} addresses`, IN_ALL)
    early.leave()
    return { figures: [...one.figures, ...many.figures], violations: [...one.violations, ...many.violations] }
  } finally {
    client.close()
    await server.stop()
    await place.clean()
  }
}

async function among({ port, client, early, write }: Scene, crowd: Crowd, whose: string, most: number): Promise<Finding> {
  const people: Person[] = []
  try {
    await crowd.settled()
    const { seats } = crowd
    for (let index = 1; index <= PEOPLE; index += 1) people.push(await Person.listen(port, `198.51.100.${100 + index}`, client))
    const times = await write()
    const begun = performance.now()
    const heard = await Promise.all(people.map((person) => person.hears(1)))
    const isEarlyHearing = await early.hears(times)
    const took = performance.now() - begun
    const refused = people.filter(({ closed }) => closed !== undefined)
    return {
      figures: [
        `a crowd ${whose}: ${seats} seats, ${crowd.tries.toLocaleString('en')} tries; ${PEOPLE - refused.length} of ${PEOPLE} people let in, listening after ${spread(people.map((person) => person.took))}; all heard ${took.toFixed(0)} ms after the answer`,
      ],
      violations: [
        ...(seats > most ? [`a crowd ${whose} had ${seats} seats, ${most} at most are allowed`] : []),
        ...(seats === 0 ? [`a crowd ${whose} had no seat: nothing was tried`] : []),
        ...refused.map(({ closed }) => `beside a crowd ${whose} somebody was closed with ${closed}`),
        ...heard.filter((isHeard) => !isHeard).map(() => `beside a crowd ${whose} somebody heard nothing`),
        ...(isEarlyHearing ? [] : [`beside a crowd ${whose} who listened before heard nothing (closed with ${early.closed})`]),
      ],
    }
  } finally {
    crowd.leave()
    for (const person of people) person.leave()
  }
}
