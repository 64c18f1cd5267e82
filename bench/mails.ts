import { once } from 'node:events'
import { ownFolder } from '../server/src/db/own-folder.ts'
import { readConfig } from '../server/src/platform/config.ts'
import { Worker } from '../server/src/platform/jobs/worker.ts'
import { smtpTransport } from '../server/src/platform/mail/smtp.ts'
import { type Running, start } from '../server/src/start.ts'
import { embeddedBench, postgresBench } from './databases.ts'
import { forkOwn } from './processes.ts'

/**
 * npm run bench:mails: how long 2,000 mails to customers take, beside the mail library alone with the same server. It also checks whether
 * the time of a forgotten password tells a known login from an unknown one. BENCH_DATABASE_URL measures on PostgreSQL.
 */
const MAILS = 2_000
const ROUNDS = 3
const WISHES = 200

const bench = await (process.env.BENCH_DATABASE_URL ? postgresBench() : embeddedBench())
const mailServer = forkOwn('mails-server.ts')
const [{ url }] = (await once(mailServer, 'message')) as [{ url: string }] // its own message
const settings = { SMTP_URL: url, APP_URL: 'http://127.0.0.1:3988', RATE_LIMIT: 'off', LOG_LEVEL: 'error', PORT: '3988', HOST: '127.0.0.1' }
const config = { ...readConfig({ ...process.env, ...bench.serverSettings, ...settings }), role: 'web' as const }
const release = config.databaseUrl ? undefined : await ownFolder(config.dataDir)
const running = await start(config, release)
try {
  await running.platform.db.deleteFrom('settings').where('key', '=', 'world').execute() // the demo world would send none
  process.stdout.write(`\n${bench.title}\n`)
  await measureMails(running)
  await measureWishes(running)
} finally {
  await running.stop()
  mailServer.disconnect()
  await bench.clean()
}

async function measureMails({ platform }: Running): Promise<void> {
  const ratios: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const alone = await libraryAlone()
    await writeJobs(running)
    const worker = new Worker(platform)
    const begun = performance.now()
    while ((await unfinished(running)) > 0) {
      await worker.tick()
      await worker.settled()
    }
    const taken = performance.now() - begun
    await worker.stop()
    if (round > 0) ratios.push(taken / alone) // the first warms up
    if (round > 0) process.stdout.write(`  ${MAILS} mails: the library alone ${alone.toFixed(0)} ms, by jobs ${taken.toFixed(0)} ms\n`)
  }
  process.stdout.write(`  ratio ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}\n`)
}

async function libraryAlone(): Promise<number> {
  const transport = smtpTransport(url, { name: 'Tracklane', address: 'no-reply@localhost' })
  const html = '<p>Hello Ann!</p><p>We have your order TL0000000001 and will tell you when it comes to you: Mill Lane 3, Berlin.</p>'
  const begun = performance.now()
  await Promise.all(
    Array.from({ length: MAILS }, (_, index) =>
      transport.send({ id: `bench.${index}`, to: 'ann@example.com', subject: 'Your order', html, language: 'en' }),
    ),
  )
  transport.close()
  return performance.now() - begun
}

async function writeJobs({ platform: { db } }: Running): Promise<void> {
  await db.deleteFrom('jobs').where('kind', '=', 'email').execute()
  const orders = db.selectFrom('orders').select('id').where('customer_email', 'is not', null).where('deleted_at', 'is', null)
  const ids = (await orders.orderBy('id').limit(MAILS).execute()).map(({ id }) => id)
  const line = { event_id: 'bench', event: 'order.created', channel: 'email', audience: 'customer', state: 'waiting', attempts: 0 } as const
  for (let at = 0; at < ids.length; at += 500) {
    const now = new Date()
    const rows = ids.slice(at, at + 500).map((order_id) => ({ ...line, order_id, created_at: now }))
    const lines = await db.insertInto('order_notifications').values(rows).returning('id').execute()
    const jobs = lines.map(({ id }) => ({ kind: 'email', payload: JSON.stringify({ notification_ids: [id], user_id: null }), run_at: now }))
    await db.insertInto('jobs').values(jobs).execute()
  }
}

async function unfinished({ platform: { db } }: Running): Promise<number> {
  const rows = await db.selectFrom('jobs').select('id').where('kind', '=', 'email').where('finished_at', 'is', null).limit(1).execute()
  return rows.length
}

async function measureWishes({ address }: Running): Promise<void> {
  const csrf = await fetch(`${address}/api/sanctum/csrf-cookie`)
  const cookies = csrf.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? ''
  const headers = { cookie: cookies.join('; '), 'x-xsrf-token': decodeURIComponent(token), 'content-type': 'application/json' }
  const taken: Record<string, number[]> = { known: [], unknown: [] }
  for (let wish = 0; wish < 2 * WISHES; wish += 1) {
    const kind = wish % 2 === 0 ? 'known' : 'unknown'
    const email = kind === 'known' ? 'logist@tracklane.test' : `nobody-${wish}@tracklane.test`
    const begun = performance.now()
    const answer = await fetch(`${address}/api/user/forgot-password`, { method: 'POST', headers, body: JSON.stringify({ email }) })
    if (!answer.ok) throw new Error(`It answered ${answer.status}`)
    taken[kind]?.push(performance.now() - begun)
  }
  for (const [kind, times] of Object.entries(taken)) {
    const at = [0.05, 0.25, 0.5, 0.75, 0.95, 1].map((part) =>
      times.toSorted((a, b) => a - b)[Math.ceil(part * (times.length - 1))]?.toFixed(1),
    )
    process.stdout.write(
      `  forgotten password, ${kind.padEnd(7)} login: 5, 25, 50, 75, 95, 100 % of ${WISHES} within ${at.join(', ')} ms\n`,
    )
  }
}
