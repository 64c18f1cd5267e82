import { Client } from '../kit/client.ts'

/** The result of one try. */
export interface Answered {
  readonly status: number | string
  /** The seconds that the answer says to wait. */
  readonly later: number
  readonly took: number
}

// Started by proof.ts in a process of its own, so that sending does not disturb the measurement there. It reports when it begins. By then
// each sender has its connection and its token: Node accepts new connections one by one, and that would stretch the burst.
const [port = '', wanted = '', waves = '', seed = ''] = process.argv.slice(2)
const visitors = Array.from({ length: Number(wanted) }, () => new Client(Number(port), 1))
await Promise.all(visitors.map((visitor) => visitor.ask('GET', '/sanctum/csrf-cookie')))
process.send?.('begins')
const answers: Answered[] = []
for (let wave = 1; wave <= Number(waves); wave += 1)
  answers.push(...(await Promise.all(visitors.map((visitor, index) => guess(visitor, `${seed}-${wave}-${index}`)))))
process.send?.(answers, () => process.exit(0))

async function guess(visitor: Client, who: string): Promise<Answered> {
  const begun = performance.now()
  const tried = visitor.ask('POST', '/api/user/login', { email: `somebody-${who}@tracklane.test`, password: 'a wrong guess' })
  const { status, later } = await tried.then(
    ({ status, headers }) => ({ status, later: Number(headers['retry-after'] ?? 0) }),
    (error: Error) => ({ status: error.message, later: 0 }),
  )
  return { status, later, took: performance.now() - begun }
}
