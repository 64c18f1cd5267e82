import { beforeEach, describe, expect, test } from 'vitest'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { CONTENT_KINDS, type ContentRow, madeParent, madeRow, named } from '#testing/content-kinds.ts'

const app = appPerFile()
let admin: Visitor

beforeEach(async () => {
  admin = await app.as('admin')
})

describe.each(CONTENT_KINDS.map((kind) => ({ kind, entity: kind.entity })))('the position of one $entity', ({ kind }) => {
  const { path, name, entity } = kind

  async function three(): Promise<{ ids: [number, number, number]; parent: number | undefined }> {
    const parent = await madeParent(admin, kind)
    const made = async (one: string) => (await madeRow(admin, kind, named(kind, one), parent)).id
    return { ids: [await made('A'), await made('B'), await made('C')], parent }
  }

  async function order(parent: number | undefined): Promise<string[]> {
    const query = kind.parent ? `?${kind.parent.column}=${parent}` : ''
    return (await admin.get(`${path}${query}`)).json().data.map((row: ContentRow) => `${row.position} ${row[name]}${row.version}`)
  }

  async function changesOf(id: number) {
    const logs = app.world.db.selectFrom('model_logs').select('changes').where('entity', '=', entity).where('entity_id', '=', id)
    return (await logs.where('action', '=', 'updated').orderBy('id').execute()).map(({ changes }) => changes)
  }

  test('changes together with other fields, and the others shift', async () => {
    const { ids, parent } = await three()
    const [a, b, c] = ids
    const answer = await admin.put(`${path}/${c}`, { position: 1, published: false }, { 'if-match': '"1"' })
    expect([answer.statusCode, answer.json().data.position, answer.headers.etag]).toEqual([200, 1, '"2"'])
    expect(await order(parent)).toEqual(['1 C2', '2 A2', '3 B2'])
    expect(await changesOf(c)).toEqual([{ position: { old: 3, new: 1 }, published: { old: true, new: false } }])
    expect(await changesOf(a)).toEqual([{ position: { old: 1, new: 2 } }])
    expect((await admin.put(`${path}/${c}`, { position: 2 })).json().data.position).toBe(2)
    expect(await order(parent)).toEqual(['1 A3', '2 C3', '3 B2'])
    expect(await changesOf(b)).toHaveLength(1)
  })

  test('that it has already is no change, and one behind the last is the last', async () => {
    const { ids, parent } = await three()
    const [a, b] = ids
    expect((await admin.put(`${path}/${b}`, { position: 2 })).json().data.version).toBe(1)
    expect((await admin.put(`${path}/${a}`, { position: 99 })).json().data.position).toBe(3)
    expect(await order(parent)).toEqual(['1 B2', '2 C2', '3 A2'])
  })

  test('can be given for a new one too', async () => {
    const { parent } = await three()
    expect((await madeRow(admin, kind, { ...named(kind, 'D'), position: 2 }, parent)).position).toBe(2)
    expect((await madeRow(admin, kind, { ...named(kind, 'E'), position: 50 }, parent)).position).toBe(5)
    expect(await order(parent)).toEqual(['1 A1', '2 D1', '3 B2', '4 C2', '5 E1'])
  })

  test('given to several at once, new ones too, leaves each its own position', async () => {
    const { ids, parent } = await three()
    const [a, b, c] = ids
    for (let round = 1; round <= 3; round += 1) {
      const answers = await Promise.all([
        admin.put(`${path}/${a}`, { position: 9 }),
        admin.put(`${path}/${c}`, { position: 1 }),
        admin.post(path, { ...named(kind, `N${round}`), position: 2, ...(kind.parent && { [kind.parent.column]: parent }) }),
        admin.put(`${path}/${b}`, { position: 3 }),
      ])
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 201, 200])
      const places = (await order(parent)).map((row) => Number(row.split(' ')[0]))
      expect(places).toEqual(places.map((_, at) => at + 1))
    }
  })

  test('of an older version moves nothing', async () => {
    const { ids, parent } = await three()
    expect((await admin.put(`${path}/${ids[2]}`, { position: 1 }, { 'if-match': '"7"' })).statusCode).toBe(412)
    expect(await order(parent)).toEqual(['1 A1', '2 B1', '3 C1'])
  })

  test.each([0, -1, 1.5, '1', null, 1e9, [1]])('is refused at its field: %j', async (position) => {
    const { ids, parent } = await three()
    const answers = [
      await admin.put(`${path}/${ids[0]}`, { position }),
      await admin.post(path, { ...named(kind, 'D'), ...(kind.parent && { [kind.parent.column]: parent }), position }),
    ]
    for (const answer of answers) expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['position']])
  })

  test('requested by several at once gives each its own', async () => {
    const { ids, parent } = await three()
    const [a, b, c] = ids
    const answers = await Promise.all([
      admin.put(`${path}/${c}`, { position: 1 }),
      admin.put(`${path}/${b}`, { position: 1 }),
      admin.put(`${path}/position`, { ids: [b, c, a] }),
      admin.put(`${path}/${a}`, { position: 3 }),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect((await order(parent)).map((one) => one.split(' ')[0])).toEqual(['1', '2', '3'])
  })
})

describe.each(CONTENT_KINDS.flatMap((kind) => (kind.parent ? [{ kind, entity: kind.entity, column: kind.parent.column }] : [])))(
  '$entity that goes elsewhere',
  ({ kind, column }) => {
    test('together with another parent is its position there', async () => {
      const [from, to] = [await madeParent(admin, kind), await madeParent(admin, kind)]
      const { id } = await madeRow(admin, kind, {}, from)
      for (const one of ['A', 'B']) await madeRow(admin, kind, named(kind, one), to)
      for (const [position, order] of [
        [2, ['1 A', '2 One', '3 B']],
        [1, ['1 One', '2 A', '3 B']],
      ] as const) {
        const moved = await admin.put(`${kind.path}/${id}`, { [column]: to, position })
        expect(moved.json().data).toMatchObject({ [column]: to, position })
        const rows = (await admin.get(`${kind.path}?${column}=${to}`)).json().data
        expect(rows.map((row: ContentRow) => `${row.position} ${row[kind.name]}`)).toEqual(order)
        await admin.put(`${kind.path}/${id}`, { [column]: from })
      }
    })

    test('moves in opposite directions do not block each other', async () => {
      const [here, there] = [await madeParent(admin, kind), await madeParent(admin, kind)]
      const [mine, other] = [await madeRow(admin, kind, {}, here), await madeRow(admin, kind, {}, there)]
      const answers = await Promise.all([
        admin.put(`${kind.path}/${mine.id}`, { [column]: there, position: 1 }),
        admin.put(`${kind.path}/${other.id}`, { [column]: here, position: 1 }),
        admin.put(`${kind.path}/${mine.id}`, { [column]: there }),
      ])
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    })
  },
)
