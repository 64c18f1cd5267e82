import { templateProblems } from '@tracklane/contract/notification-template-problems'
import { smsLength } from '@tracklane/contract/sms-length'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '#db/db.ts'
import { seedReference } from '#db/seed/reference.ts'
import { LANGUAGES } from '#db/seed/reference-data.ts'
import { sanitizeRichText } from '#platform/rich-text/sanitize.ts'
import { testDb } from '#testing/db.ts'
import { emptyDb } from '#testing/empty-db.ts'
import { insertTemplate, TEMPLATES, templateKey } from './delivered-templates.ts'

const CODES = LANGUAGES.map(({ char_code }) => char_code)

test('each template has its own subject and is valid in every language', () => {
  expect(new Set(TEMPLATES.map(templateKey)).size).toBe(TEMPLATES.length)
  for (const template of TEMPLATES) {
    expect(Object.keys(template.translations).sort(), templateKey(template)).toEqual([...CODES].sort())
    expect(templateProblems(template), templateKey(template)).toEqual({})
  }
})

test('only templates of the application are active from the start', () => {
  for (const { channel, active } of TEMPLATES) expect(active).toBe(channel === 'in_app')
})

test('mails are unchanged by the sanitizer', () => {
  const mails = TEMPLATES.filter(({ channel }) => channel === 'email').flatMap(({ translations }) => Object.values(translations))
  expect(mails.length).toBeGreaterThan(0)
  for (const { body } of mails) expect(sanitizeRichText(body)).toBe(body)
})

test('no English or German SMS has a sign that needs UCS-2', () => {
  const sms = TEMPLATES.filter(({ channel }) => channel === 'sms').flatMap(({ translations: { en, de } }) => [en, de])
  for (const texts of sms) expect(smsLength(texts?.body ?? '').costly, texts?.body).toEqual([])
})

describe('in a database', () => {
  let db: Db
  beforeEach(async () => {
    db = await testDb()
    await emptyDb(db)
  })
  const rows = () => db.selectFrom('notification_templates').select(['id', 'name', 'translations']).execute()

  test('each template is inserted once, in the existing languages', async () => {
    for (const template of TEMPLATES) await insertTemplate(db, template, ['en', 'uk'])
    const there = await rows()
    expect(there).toHaveLength(TEMPLATES.length)
    for (const { translations } of there) expect(Object.keys(translations).sort()).toEqual(['en', 'uk'])
  })

  test("an administrator's template for the same event is kept instead", async () => {
    const [first] = TEMPLATES
    if (!first) throw new Error('there are none')
    await insertTemplate(db, { ...first, name: 'Ours' }, CODES)
    await insertTemplate(db, first, CODES)
    expect((await rows()).map(({ name }) => name)).toEqual(['Ours'])
  })

  test('a changed or deleted template stays so at every start and with every version', async () => {
    await seedReference(db)
    expect(await rows()).toEqual([]) // they were delivered with the database, and emptied since
    await db.updateTable('settings').set({ value: 'an older version' }).where('key', '=', 'reference.checksum').execute()
    await seedReference(db)
    expect(await rows()).toEqual([])
  })

  test('a new installation has all templates', async () => {
    const delivered = db.selectFrom('settings').select('value').where('key', '=', 'reference.delivered')
    const before = (await delivered.executeTakeFirstOrThrow()).value
    const { rows: keys, ...rest } = JSON.parse(before) as { rows: string[] }
    const older = JSON.stringify({ ...rest, rows: keys.filter((key) => !key.startsWith('template ')) })
    await db.updateTable('settings').set({ value: older }).where('key', '=', 'reference.delivered').execute()
    await db.updateTable('settings').set({ value: 'an older version' }).where('key', '=', 'reference.checksum').execute()
    await seedReference(db)
    expect(await rows()).toHaveLength(TEMPLATES.length)
    expect(JSON.parse((await delivered.executeTakeFirstOrThrow()).value).rows.sort()).toEqual(keys.sort())
  })
})
