import { MAX_ARTICLES } from '@tracklane/contract/onboarding-article'
import { MAX_CATEGORIES } from '@tracklane/contract/onboarding-category'
import { MAX_SECTIONS } from '@tracklane/contract/onboarding-section'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { type ContentKindCase, type ContentRow, madeParent, madeRow, named, ONBOARDING_KINDS } from '#testing/content-kinds.ts'

const app = appPerFile()
const MAXIMUM: Readonly<Record<string, number>> = {
  'onboarding-section': MAX_SECTIONS,
  'onboarding-category': MAX_CATEGORIES,
  'onboarding-article': MAX_ARTICLES,
}
let admin: Visitor
let logist: Visitor

beforeEach(async () => {
  admin = await app.as('admin')
  logist = await app.as('logist')
})

async function logs(entity: string, id: number) {
  const of = app.world.db.selectFrom('model_logs').select(['action', 'changes', 'actor_name']).where('entity', '=', entity)
  return of.where('entity_id', '=', id).orderBy('id').execute()
}

const inGerman = { 'accept-language': 'de' }

describe.each(ONBOARDING_KINDS.map((kind) => ({ kind, entity: kind.entity })))('$entity', ({ kind }) => {
  const { path, name, entity, texts } = kind

  async function three(): Promise<{ ids: number[]; parent: number | undefined }> {
    const parent = await madeParent(admin, kind)
    const ids: number[] = []
    for (const one of ['A', 'B', 'C']) ids.push((await madeRow(admin, kind, named(kind, one), parent)).id)
    return { ids, parent }
  }

  async function order(parent: number | undefined): Promise<string[]> {
    const query = kind.parent ? `?${kind.parent.column}=${parent}` : ''
    return (await admin.get(`${path}${query}`)).json().data.map((row: ContentRow) => `${row.position} ${row[name]}`)
  }

  test('each call works: create, list, read, change, order, delete', async () => {
    const row = await madeRow(admin, kind, { translations: { en: texts('One'), de: texts('Eins') } })
    expect(row).toMatchObject({ [name]: 'One', language: 'en', position: 1, published: true, version: 1, key: null })
    expect((await admin.get(path)).json().data).toMatchObject([{ id: row.id, [name]: 'One' }])
    expect((await admin.get(`${path}/${row.id}`)).json().data).toMatchObject({ id: row.id, [name]: 'One' })
    const changed = await admin.put(`${path}/${row.id}`, { published: false }, { 'if-match': '"1"' })
    expect([changed.statusCode, changed.headers.etag, changed.json().data.published]).toEqual([200, '"2"', false])
    expect((await admin.put(`${path}/position`, { ids: [row.id] })).json().data).toMatchObject([{ id: row.id, position: 1, version: 2 }])
    expect((await admin.delete(`${path}/${row.id}`)).statusCode).toBe(204)
    for (const method of ['get', 'delete'] as const) expect((await admin[method](`${path}/${row.id}`)).statusCode).toBe(404)
    const changes = await logs(entity, row.id)
    expect(changes.map(({ action }) => action)).toEqual(['created', 'updated', 'deleted'])
    expect(changes[0]?.changes).toMatchObject({ [`${name}.de`]: { old: null, new: 'Eins' }, published: { old: null, new: true } })
    expect(changes[1]?.changes).toEqual({ published: { old: true, new: false } })
    expect(changes[2]?.changes).toMatchObject({ [`${name}.en`]: { old: 'One', new: null } })
  })

  test('is read in the requested language, else in the source language, else in the first one', async () => {
    const { id } = await madeRow(admin, kind, { translations: { en: texts('One'), de: texts('Eins'), pl: texts('Jeden') } })
    const only = await madeRow(admin, kind, { translations: { uk: texts('Один'), pl: texts('Jeden') } })
    const shown = async (of: number, language: string) => {
      const { data } = (await logist.get(`${path}/${of}`, { 'accept-language': language })).json()
      return `${data.language} ${data[name]}`
    }
    const languages = ['en', 'de', 'es', 'pl', 'uk']
    expect(await Promise.all(languages.map((one) => shown(id, one)))).toEqual(['en One', 'de Eins', 'en One', 'pl Jeden', 'en One'])
    const each = Promise.all(languages.map((one) => shown(only.id, one)))
    expect(await each).toEqual(['pl Jeden', 'pl Jeden', 'pl Jeden', 'pl Jeden', 'uk Один'])
    expect((await logist.get(path, inGerman)).json().data.map((row: ContentRow) => row[name])).toEqual(
      expect.arrayContaining(['Eins', 'Jeden']),
    )
  })

  test('absent languages stay, null removes one, the last one cannot be removed, and each change is logged', async () => {
    const { id } = await madeRow(admin, kind, { translations: { en: texts('One'), de: texts('Eins') } })
    const saved = await admin.put(`${path}/${id}`, { translations: { de: null, es: texts('Uno') } })
    expect(saved.json().data).toMatchObject({ translations: { en: texts('One'), es: texts('Uno') }, version: 2 })
    expect(saved.json().data.translations).not.toHaveProperty('de')
    const [, log] = await logs(entity, id)
    expect(log?.changes).toMatchObject({ [`${name}.de`]: { old: 'Eins', new: null }, [`${name}.es`]: { old: null, new: 'Uno' } })
    expect((await admin.put(`${path}/${id}`, { translations: { en: texts('One') } })).json().data.version).toBe(2)
    expect(await logs(entity, id)).toHaveLength(2)
    const refused = await admin.put(`${path}/${id}`, { translations: { en: null, es: null } })
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['translations']])
  })

  test.each([
    ['translations', {}],
    ['translations.xx', { xx: texts('One') }],
    ['translations.constructor', { constructor: texts('One') }],
    ['translations.1e3', { '1e3': texts('One') }],
    [`translations.en.${name}`, { en: { ...texts('One'), [name]: '  ' } }],
    [`translations.en.${name}`, { en: texts('x'.repeat(201)) }],
    ['translations.en', { en: [['x']] }],
  ])('%s is refused: %j', async (field, translations) => {
    const at = kind.parent && { [kind.parent.column]: await madeParent(admin, kind) }
    const answer = await admin.post(path, { ...at, translations })
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]])
  })

  test('key and version cannot be written', async () => {
    const { id } = await madeRow(admin, kind, { key: 'mine', version: 7, created_at: '2001-01-01' })
    await admin.put(`${path}/${id}`, { key: 'mine', version: 7 })
    expect((await admin.get(`${path}/${id}`)).json().data).toMatchObject({ key: null, version: 1, position: 1 })
  })

  test('of two changes of one version one is refused with the present row', async () => {
    const { id } = await madeRow(admin, kind)
    const answers = await Promise.all(['X', 'Y'].map((one) => admin.put(`${path}/${id}`, named(kind, one), { 'if-match': '"1"' })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412])
    const late = answers.find(({ statusCode }) => statusCode === 412)
    expect(late?.json().data).toMatchObject({ id, version: 2, translations: expect.anything() })
  })

  test('rows created at once each get a position', async () => {
    const parent = await madeParent(admin, kind)
    await Promise.all(['A', 'B', 'C'].map((one) => madeRow(admin, kind, named(kind, one), parent)))
    expect((await order(parent)).map((one) => one.split(' ')[0])).toEqual(['1', '2', '3'])
  })

  test('the number of rows is limited, also for requests at once', async () => {
    const parent = await madeParent(admin, kind)
    const at = kind.parent && { [kind.parent.column]: parent }
    const row = { translations: JSON.stringify({ en: texts('Many') }), ...at }
    const rows = Array.from({ length: (MAXIMUM[entity] ?? 0) - 1 }, (_, place) => ({ ...row, position: place + 1 }))
    await app.world.db
      .insertInto(kind.table)
      .values(rows as never[]) // of that kind
      .execute()
    const both = await Promise.all(['X', 'Y'].map((one) => admin.post(path, { ...named(kind, one), ...at })))
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422])
    const full = both.find(({ statusCode }) => statusCode === 422)
    expect(Object.keys(full?.json().errors)).toEqual([kind.parent?.column ?? 'translations'])
  })

  describe('the order', () => {
    test('is the given one; only moved rows get a new version and a log entry', async () => {
      const { ids, parent } = await three()
      const [a = 0, b, c] = ids
      const answer = await admin.put(`${path}/position`, { ids: [b, a, c] })
      expect(answer.json().data.map((row: ContentRow) => `${row[name]}${row.version}`)).toEqual(['B2', 'A2', 'C1'])
      expect(await order(parent)).toEqual(['1 B', '2 A', '3 C'])
      expect((await logs(entity, a)).at(-1)?.changes).toEqual({ position: { old: 1, new: 2 } })
    })

    test('must name each row once, and no others', async () => {
      const { ids, parent } = await three()
      const [a, b, c] = ids
      const other = kind.parent ? (await madeRow(admin, kind)).id : 999_999
      for (const wrong of [[a, b], [a, b, b], [a, b, c, other], [other, a, b, c], [999_999], [], ['1e3', [[1]], '__proto__']]) {
        const refused = await admin.put(`${path}/position`, { ids: wrong })
        expect([refused.statusCode, Object.keys(refused.json().errors)[0]]).toEqual([422, expect.stringMatching(/^ids/)])
      }
      expect(await order(parent)).toEqual(['1 A', '2 B', '3 C'])
    })

    test('by two administrators at once is that of one, and a row added meanwhile is placed or the order refused', async () => {
      const { ids, parent } = await three()
      const [a, b, c] = ids
      const orders = [
        [c, b, a],
        [b, c, a],
      ]
      const both = await Promise.all(orders.map((order) => admin.put(`${path}/position`, { ids: order })))
      expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
      expect([
        ['1 C', '2 B', '3 A'],
        ['1 B', '2 C', '3 A'],
      ]).toContainEqual(await order(parent))
      const [placed, added] = await Promise.all([admin.put(`${path}/position`, { ids }), madeRow(admin, kind, named(kind, 'D'), parent)])
      expect([200, 422]).toContain(placed.statusCode)
      expect((await order(parent)).at(-1)).toBe('4 D')
      expect((await admin.put(`${path}/position`, { ids: [added.id, ...ids] })).statusCode).toBe(200)
      expect(await order(parent)).toEqual(['1 D', '2 A', '3 B', '4 C'])
    })
  })
})

describe.each(pairs())('$child.entity in $parent.entity', ({ parent, child, use, said }) => {
  const column = child.parent?.column ?? 'category_id'

  test('keeps it from being deleted, and the answer has their number', async () => {
    const { id } = await madeRow(admin, parent)
    const inside = await madeRow(admin, child, { published: false }, id)
    const refused = await admin.delete(`${parent.path}/${id}`)
    expect([refused.statusCode, refused.json().data, refused.json().message]).toEqual([409, { [use]: 1 }, said])
    await admin.delete(`${child.path}/${inside.id}`)
    expect((await admin.delete(`${parent.path}/${id}`)).statusCode).toBe(204)
  })

  test('created while it is deleted is refused, or keeps it', async () => {
    const { id } = await madeRow(admin, parent)
    const body = { [column]: id, ...named(child, 'New') }
    const [gone, made] = await Promise.all([admin.delete(`${parent.path}/${id}`), admin.post(child.path, body)])
    expect([gone.statusCode, made.statusCode]).toEqual(made.statusCode === 201 ? [409, 201] : [204, 422])
    if (made.statusCode === 422) expect(Object.keys(made.json().errors)).toEqual([column])
  })

  test('must name an existing one', async () => {
    for (const id of [999_999, [[1]], '1e3', null, undefined]) {
      const answer = await admin.post(child.path, { [column]: id, ...named(child, 'New') })
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [column]])
    }
  })

  test('moved to another one comes last, and the log names both', async () => {
    const [from, to] = [await madeRow(admin, parent, named(parent, 'From')), await madeRow(admin, parent, named(parent, 'To'))]
    await madeRow(admin, child, {}, to.id)
    const { id } = await madeRow(admin, child, {}, from.id)
    const moved = await admin.put(`${child.path}/${id}`, { [column]: to.id })
    expect(moved.json().data).toMatchObject({ [column]: to.id, position: 2, version: 2 })
    const [, log] = await logs(child.entity, id)
    expect(log?.changes).toMatchObject({ [column.replace('_id', '')]: { old: 'From', new: 'To' } })
  })
})

function pairs(): { parent: ContentKindCase; child: ContentKindCase; use: string; said: string }[] {
  return ONBOARDING_KINDS.flatMap((child) =>
    child.parent?.kind.children ? [{ child, parent: child.parent.kind, ...child.parent.kind.children }] : [],
  )
}
