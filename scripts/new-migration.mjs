import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// npm run db:migration -- <what>: makes an empty migration with the next number, and its line in the list.
const what = process.argv[2]
if (!/^[a-z][a-z0-9-]*$/.test(what ?? '')) {
  process.stderr.write('Say what it does, in kebab-case: npm run db:migration -- order-weight\n')
  process.exit(1)
}
const folder = join('server', 'src', 'db', 'migrations')
const numbers = readdirSync(folder).flatMap((name) => name.match(/^\d{4}/) ?? [])
const next = String(Math.max(0, ...numbers.map(Number)) + 1).padStart(4, '0')
const file = join(folder, `${next}-${what}.ts`)
const text = `import type { Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('orders').execute()
}
`
writeFileSync(file, text, { flag: 'wx' })
const index = join(folder, 'index.ts')
const name = what.replace(/-(.)/g, (_, letter) => letter.toUpperCase())
const listed = readFileSync(index, 'utf8')
  .replace(/(\nimport \* as [^\n]+\n)(?!import)/, `$1import * as ${name} from './${next}-${what}.ts'\n`)
  .replace(/\n\}\n$/, `\n  '${next}-${what}': ${name},\n}\n`)
writeFileSync(index, listed)
process.stdout.write(`${file} is made and listed: write it, and add its columns to db/tables.\n`)
