import { ROLES } from '@tracklane/contract/kit/role'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildUser } from '#testing/build.ts'

const app = appPerFile({ clock: () => new Date('2026-05-04T10:00:00Z') })
const CZECH = { name: 'Čeština', char_code: 'cs' }
const DELIVERED = ['en', 'de', 'es', 'pl', 'uk']
let admin: Visitor

beforeEach(async () => {
  const { db, users } = app.world
  await db.deleteFrom('languages').where('char_code', 'not in', DELIVERED).execute()
  await db.updateTable('languages').set({ active: true }).execute()
  admin = await app.as(users.admin)
})

async function create(body: object = {}) {
  return admin.post('/language', { ...CZECH, ...body })
}

async function idOf(code: string): Promise<number> {
  return (await app.world.db.selectFrom('languages').select('id').where('char_code', '=', code).executeTakeFirstOrThrow()).id
}

function logOf(id: number) {
  const logs = app.world.db.selectFrom('model_logs').select(['action', 'changes']).where('entity', '=', 'language')
  return logs.where('entity_id', '=', id).orderBy('id').execute()
}

async function codes(query = ''): Promise<string[]> {
  return (await admin.get(`/language${query}`)).json().data.map(({ char_code }: { char_code: string }) => char_code)
}

async function offered(): Promise<string[]> {
  const answer = await app.guest().get('/i18n/language-index')
  return answer.json().data.map(({ char_code }: { char_code: string }) => char_code)
}

describe('the list of languages', () => {
  it('starts with the source language, each with its progress and its readers', async () => {
    const { db } = app.world
    await buildUser(db, { role: 'logist', language: 'de' })
    await buildUser(db, { role: 'logist', language: 'de', deleted_at: new Date() })
    await create({ active: false })
    const { data } = (await admin.get('/language')).json()
    const { total } = await db
      .selectFrom('phrases')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const of = (code: string) => data.find(({ char_code }: { char_code: string }) => char_code === code)
    expect(data[0]).toMatchObject({ char_code: 'en', source_language: true, translated: Number(total), phrases: Number(total) })
    expect(of('de')).toMatchObject({ name: 'Deutsch', users: 1, phrases: Number(total) })
    expect(of('de').translated).toBeGreaterThan(0)
    expect(of('cs')).toMatchObject({ active: false, translated: 0, users: 0, version: 1 })
  })

  it.each([
    ['?search=deu', ['de']],
    ['?search=%25', []],
    ['?active=0', ['cs']],
    ['?search=e&sort=-char_code&active=1', ['en', 'de']],
  ])('%s finds %j', async (query, found) => {
    await create({ active: false })
    const shipped = (await codes(query)).filter((code) => ['en', 'de', 'cs'].includes(code))
    expect(shipped).toEqual(found)
  })

  it.each(['translated', '-users', 'name,-char_code', 'created_at'])('can be sorted by %s', async (sort) => {
    expect((await codes(`?sort=${sort}`)).length).toBeGreaterThan(1)
  })

  it.each(['?sort=password', '?sort=__proto__', '?active=perhaps'])('%s is refused', async (query) => {
    expect((await admin.get(`/language${query}`)).statusCode).toBe(422)
  })

  it.each(ROLES.filter((role) => role !== 'admin'))('is hidden from a %s', async (role) => {
    const visitor = await app.as(app.world.users[role])
    const id = await idOf('de')
    const answers = [
      await visitor.get('/language'),
      await visitor.get(`/language/${id}`),
      await visitor.post('/language', CZECH),
      await visitor.put(`/language/${id}`, { name: 'German' }),
      await visitor.delete(`/language/${id}`),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403])
  })
})

describe('a new language', () => {
  it('is offered at once, can be chosen, and is logged', async () => {
    const answer = await create({ char_code: 'PT-br', name: ' Português ' })
    expect([answer.statusCode, answer.headers.etag]).toEqual([201, '"1"'])
    const { id } = answer.json().data
    expect(answer.json().data).toMatchObject({ name: 'Português', char_code: 'pt-BR', active: true, source_language: false })
    expect(await offered()).toContain('pt-BR')
    expect((await app.guest().get('/i18n/translation-index?language=pt-BR')).json()).toEqual({ data: {} })
    const logist = await app.as('logist')
    expect((await logist.put('/user/profile', { language: 'pt-BR' })).json().data.language).toBe('pt-BR')
    expect(await logOf(id)).toMatchObject([{ action: 'created', changes: { name: { new: 'Português' }, char_code: { new: 'pt-BR' } } }])
  })

  it.each([
    ['name', ''],
    ['name', 'x'.repeat(61)],
    ['name', undefined],
    ['char_code', ''],
    ['char_code', 'german'],
    ['char_code', '__proto__'],
    ['char_code', 'constructor'],
    ['char_code', 'de-x'],
    ['char_code', '1e3'],
    ['char_code', ['de']],
    ['active', 'yes'],
  ])('with the %s %j is refused at that field', async (field, value) => {
    const answer = await create({ [field]: value })
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]])
  })

  it('is never the source language', async () => {
    expect((await create({ source_language: true })).json().data.source_language).toBe(false)
  })

  it('has a unique code, also when two are created at once', async () => {
    const answers = await Promise.all([create(), create(), create()])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422])
    const refused = answers.find(({ statusCode }) => statusCode === 422)
    expect(refused?.json().errors).toEqual({ char_code: ['There is a language with this code already'] })
  })
})

describe('a change of a language', () => {
  it('sets the given fields but not the code; without an effect it leaves no trace', async () => {
    const { id } = (await create()).json().data
    const answer = await admin.put(`/language/${id}`, { name: 'Česky', char_code: 'xx' }, { 'if-match': '"1"' })
    expect(answer.json().data).toMatchObject({ name: 'Česky', char_code: 'cs', version: 2 })
    expect((await admin.put(`/language/${id}`, { name: 'Česky' })).json().data.version).toBe(2)
    expect((await logOf(id)).map(({ action }) => action)).toEqual(['created', 'updated'])
  })

  it('of an older version is refused with the present row', async () => {
    const { id } = (await create()).json().data
    const answers = await Promise.all(['A', 'B'].map((name) => admin.put(`/language/${id}`, { name }, { 'if-match': '"1"' })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412])
    expect(answers.find(({ statusCode }) => statusCode === 412)?.json().data).toMatchObject({ id, version: 2 })
  })

  it('to inactive hides it; its readers fall back to English and keep their choice for later', async () => {
    const id = await idOf('de')
    const logist = await app.as('logist')
    await logist.put('/user/profile', { language: 'de' })
    expect((await admin.put(`/language/${id}`, { active: false })).json().data).toMatchObject({ active: false, users: 1 })
    expect(await offered()).not.toContain('de')
    expect((await app.guest().get('/i18n/translation-index?language=de')).statusCode).toBe(422)
    expect((await logist.put('/user/profile', { language: 'de' })).statusCode).toBe(422)
    expect((await logist.get('/order/999999', { 'accept-language': 'de' })).json().message).toBe('Not found')
    await admin.put(`/language/${id}`, { active: true })
    expect(await offered()).toContain('de')
    expect((await logist.get('/user/profile')).json().data.language).toBe('de')
  })

  it('cannot make the source language inactive', async () => {
    const id = await idOf('en')
    const answer = await admin.put(`/language/${id}`, { active: false })
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['active']])
    expect((await admin.put(`/language/${id}`, { name: 'English' })).statusCode).toBe(200)
  })

  it.each([
    ['999999', 404],
    ['x', 422],
    ['__proto__', 422],
  ])('%s answers %i', async (id, status) => {
    expect((await admin.get(`/language/${id}`)).statusCode).toBe(status)
    expect((await admin.put(`/language/${id}`, {})).statusCode).toBe(status)
  })
})

describe('the deletion of a language', () => {
  it('succeeds without readers and translations; deleted accounts lose it', async () => {
    const { id } = (await create()).json().data
    const gone = await buildUser(app.world.db, { role: 'logist', language: 'cs', deleted_at: new Date() })
    expect((await admin.delete(`/language/${id}`)).statusCode).toBe(204)
    expect((await admin.get(`/language/${id}`)).statusCode).toBe(404)
    expect(await offered()).not.toContain('cs')
    const { language } = await app.world.db.selectFrom('users').select('language').where('id', '=', gone).executeTakeFirstOrThrow()
    expect(language).toBeNull()
    expect((await logOf(id)).at(-1)).toMatchObject({ action: 'deleted', changes: { name: { old: 'Čeština', new: null } } })
  })

  it('is refused with counts while it has readers or texts', async () => {
    const { id } = (await create()).json().data
    await buildUser(app.world.db, { role: 'logist', language: 'cs' })
    const phrase = await app.world.db.selectFrom('phrases').select('id').executeTakeFirstOrThrow()
    await app.world.db.insertInto('phrase_translations').values({ phrase_id: phrase.id, char_code: 'cs', text: 'Ahoj' }).execute()
    const answer = await admin.delete(`/language/${id}`)
    expect([answer.statusCode, answer.json().data]).toEqual([409, { users: 1, translations: 1 }])
    expect(answer.json().error).toBe('1 account and 1 translation use this: make it inactive instead')
  })

  it('is refused for the source language', async () => {
    const answer = await admin.delete(`/language/${await idOf('en')}`)
    expect([answer.statusCode, answer.json().error]).toEqual([409, 'Every other language is translated from this one: it stays'])
  })

  it('beside a person who chooses it refuses one of the two, never with a 500', async () => {
    const { id } = (await create()).json().data
    const logist = await app.as('logist')
    const [chosen, gone] = await Promise.all([logist.put('/user/profile', { language: 'cs' }), admin.delete(`/language/${id}`)])
    expect([chosen.statusCode, gone.statusCode].filter((status) => status < 300).length).toBeGreaterThan(0)
    expect([200, 422]).toContain(chosen.statusCode)
    expect([204, 409]).toContain(gone.statusCode)
  })
})
