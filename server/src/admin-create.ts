import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { connect } from './db/connect.ts'
import { migrate } from './db/migrate.ts'
import { ownFolder } from './db/own-folder.ts'
import { seedReference } from './db/seed/reference.ts'
import { type AdminDraft, createAdmin } from './features/user/admin.service.ts'
import { SYSTEM } from './platform/actor.ts'
import { readConfig } from './platform/config.ts'
import { createContext } from './platform/context.ts'
import { AppError } from './platform/errors.ts'
import { createPlatform } from './platform/platform.ts'
import { createTranslator } from './platform/translator.ts'

process.umask(0o077) // what it writes is nobody else's

// `npm run admin:create`: asks for what ADMIN_EMAIL and ADMIN_PASSWORD (and ADMIN_NAME) do not say.
try {
  const email = await create(await draft())
  process.stdout.write(`${email} may sign in as an administrator.\n`)
} catch (error) {
  process.stderr.write(`${complaint(error)}\n`)
  process.exitCode = 1
}

async function create(admin: AdminDraft): Promise<string> {
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env })
  const release = config.databaseUrl ? undefined : await ownFolder(config.dataDir)
  const { db, close } = await connect({ databaseUrl: config.databaseUrl, folder: config.dataDir })
  const platform = createPlatform({ config, db, log: pino({ level: config.logLevel }) })
  try {
    await migrate(db)
    await seedReference(db)
    const console = { actor: SYSTEM, language: 'en', timeZone: 'UTC', ifMatch: undefined, requestId: 'admin:create' }
    return (await createAdmin(createContext(platform, console), admin)).email
  } finally {
    await platform.realtime.close()
    await close()
    await release?.()
  }
}

async function draft(): Promise<AdminDraft> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD, ADMIN_NAME = 'Platform Administrator' } = process.env
  const [first_name = '', ...rest] = ADMIN_NAME.trim().split(/\s+/)
  const email = ADMIN_EMAIL ?? (await ask('E-mail: '))
  const password = ADMIN_PASSWORD ?? (await ask('Password: ', { hidden: true }))
  return { first_name, last_name: rest.join(' ') || first_name, email, password }
}

async function ask(question: string, { hidden = false } = {}): Promise<string> {
  if (!process.stdin.isTTY) throw new Error('Set ADMIN_EMAIL and ADMIN_PASSWORD, or run this in a terminal.')
  process.stdout.write(question)
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!hidden) process.stdout.write(chunk)
      done()
    },
  })
  const prompt = createInterface({ input: process.stdin, output, terminal: true })
  try {
    return await prompt.question('')
  } finally {
    prompt.close()
    if (hidden) process.stdout.write('\n')
  }
}

function complaint(error: unknown): string {
  const { translate } = createTranslator()
  if (!(error instanceof AppError)) return error instanceof Error ? error.message : String(error)
  const fields = Object.entries(error.details.fields ?? {})
  return fields
    .map(
      ([field, texts]) =>
        `${field}: ${[texts]
          .flat()
          .map((text) => translate(text, 'en'))
          .join(', ')}`,
    )
    .join('\n')
}
