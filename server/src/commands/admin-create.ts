import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { PASSWORD_MINIMUM } from '@tracklane/contract/kit/person'
import { migrate } from '#db/migrate.ts'
import { seedReference } from '#db/seed/reference.ts'
import { type AdminDraft, createAdmin } from '#features/user/admin.service.ts'
import { AppError } from '#platform/errors.ts'
import { type Call, type Command, say } from './command.ts'
import { commandErrorText } from './complaint.ts'
import { asSystem, settingsOf, withDatabase } from './with-database.ts'

export const adminCreate: Command = {
  usage: '',
  summary: 'Makes an administrator.',
  help: 'ADMIN_EMAIL, ADMIN_PASSWORD and ADMIN_NAME say whom; in a terminal it asks for what they do not say.',
  run: create,
}

async function create(call: Call): Promise<void> {
  parseArgs({ args: [...call.args], options: {} })
  const first = await draft(call)
  const config = settingsOf(call.env)
  const { email } = await withDatabase(config, async (connection) => {
    await migrate(connection.db)
    await seedReference(connection.db)
    return asSystem(config, connection, 'admin:create', (ctx) => untilTaken(call, first, (admin) => createAdmin(ctx, admin)))
  })
  say(call, `${email} may sign in as an administrator.`)
}

async function draft(call: Call): Promise<AdminDraft> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD, ADMIN_NAME } = call.env
  const [first_name = '', ...rest] = (ADMIN_NAME || 'Platform Administrator').trim().split(/\s+/)
  const email = ADMIN_EMAIL || (await ask(call, 'E-mail: '))
  const password = ADMIN_PASSWORD || (await newPassword(call))
  return { first_name, last_name: rest.join(' ') || first_name, email, password }
}

/** Asks for the password twice, since it is not shown. */
async function newPassword(call: Call): Promise<string> {
  for (;;) {
    const password = await ask(call, `Password, at least ${PASSWORD_MINIMUM} characters: `, { hidden: true })
    if (password === (await ask(call, 'Password again: ', { hidden: true }))) return password
    say(call, 'These are two passwords: try again.')
  }
}

/** Shows a refusal at a terminal and asks for everything again. */
async function untilTaken<Made>(call: Call, first: AdminDraft, make: (admin: AdminDraft) => Promise<Made>): Promise<Made> {
  for (let admin = first; ; admin = await draft(call)) {
    try {
      return await make(admin)
    } catch (error) {
      const isRefusal = error instanceof AppError && error.details.fields !== undefined
      const isAsked = call.input.isTTY && !(call.env.ADMIN_EMAIL && call.env.ADMIN_PASSWORD)
      if (!isRefusal || !isAsked) throw error
      say(call, commandErrorText(error))
    }
  }
}

async function ask({ input, output: screen }: Call, question: string, { hidden = false } = {}): Promise<string> {
  if (!input.isTTY) throw new Error('Set ADMIN_EMAIL and ADMIN_PASSWORD, or run this in a terminal.')
  screen.write(question)
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!hidden) screen.write(chunk)
      done()
    },
  })
  const prompt = createInterface({ input, output, terminal: true })
  try {
    return await prompt.question('')
  } finally {
    prompt.close()
    if (hidden) screen.write('\n')
  }
}
