import { Agent, request } from 'node:http'
import { guestHeaders } from './session.ts'

/** The number of answers by status. */
export type Burst = Record<string, number>

// Started by sign-ins.ts.
const [kind, url = '', wanted] = process.argv.slice(2)
const count = Number(wanted)
const headers = { ...(await guestHeaders(url)), 'content-type': 'application/json' }
const agent = new Agent({ maxSockets: count })
const statuses: Burst = {}
process.send?.('begins')
const one = kind === 'login' ? guess : () => ask('GET', '/health/live')
const answers = await Promise.all(Array.from({ length: count }, (_, index) => one(index)))
for (const status of answers) statuses[status] = (statuses[status] ?? 0) + 1
process.send?.(statuses)
process.disconnect()

function guess(index: number): Promise<string> {
  return ask('POST', '/api/user/login', JSON.stringify({ email: `somebody-${index}@tracklane.test`, password: 'a wrong guess' }))
}

function ask(method: string, path: string, body = ''): Promise<string> {
  return new Promise((resolve) => {
    const sent = request(`${url}${path}`, { method, agent, headers: { ...headers, 'content-length': body.length } })
    sent.once('response', (answer) => answer.resume().once('end', () => resolve(String(answer.statusCode))))
    sent.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    sent.end(body)
  })
}
