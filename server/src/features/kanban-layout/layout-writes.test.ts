import { ordersChannel } from '@tracklane/contract/realtime'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { eventually } from '#testing/hang.ts'
import { buildLayouts, LAYOUTS } from './kanban-layout.testing.ts'

const app = appPerFile()

describe.each(LAYOUTS)('$path', (layout) => {
  const { path, table, entity, content, parts, kept, words } = layout
  let admin: Visitor
  let ours: Visitor
  const draft = { name: '  Night shift ', [content]: parts }

  beforeEach(async () => {
    admin = await app.as('admin')
    ours = await app.as('organization_admin')
  })

  async function made(body: object = {}, visitor = ours): Promise<number> {
    const answer = await visitor.post(path, { ...draft, ...body })
    expect(answer.statusCode).toBe(201)
    return answer.json().data.id
  }

  function logs(id: number) {
    return app.world.db
      .selectFrom('model_logs')
      .select(['action', 'changes'])
      .where('entity', '=', entity)
      .where('entity_id', '=', id)
      .orderBy('id')
      .execute()
  }

  test("a new one is for one's own organization, in every country or in one", async () => {
    const { organization, country } = app.world
    const answer = await ours.post(path, draft)
    expect(answer.statusCode).toBe(201)
    expect(answer.headers.etag).toBe('"1"')
    expect(answer.json().data).toMatchObject({ name: 'Night shift', organization_id: organization, country_id: null, [content]: kept })
    expect((await ours.post(path, { ...draft, country_id: country })).json().data).toMatchObject({
      country_id: country,
      country: 'Germany',
    })
    expect(await logs(answer.json().data.id)).toEqual([
      {
        action: 'created',
        changes: {
          name: { old: null, new: 'Night shift' },
          organization: { old: null, new: 'North Parcel' },
          [content]: { old: null, new: words },
        },
      },
    ])
  })

  test.each([null, 'one'] as const)(
    'a second one for the same organization and country (%s) is refused, and the one there is named',
    async (where) => {
      const place = { country_id: where && app.world.country }
      const id = await made(place)
      const answer = await ours.post(path, { ...draft, ...place })
      expect(answer.statusCode).toBe(422)
      expect(answer.json()).toMatchObject({ errors: { country_id: [expect.stringContaining('already')] }, data: { id } })
    },
  )

  test('of two created at once one is refused', async () => {
    const answers = await Promise.all([ours.post(path, draft), admin.post(path, { ...draft, organization_id: app.world.organization })])
    const [refused] = answers.filter(({ statusCode }) => statusCode === 422)
    const [done] = answers.filter(({ statusCode }) => statusCode === 201)
    expect(refused?.json().data).toEqual({ id: done?.json().data.id })
  })

  test('an administrator names its organization, others can only name their own', async () => {
    const { organization, otherOrganization } = app.world
    expect((await admin.post(path, draft)).json().errors).toHaveProperty('organization_id')
    expect((await admin.post(path, { ...draft, organization_id: null })).json().errors).toHaveProperty('organization_id')
    expect((await ours.post(path, { ...draft, organization_id: otherOrganization })).json().errors).toHaveProperty('organization_id')
    await made({ organization_id: organization })
    await made({ organization_id: otherOrganization }, admin)
  })

  test('an inactive organization or country gets no new one', async () => {
    const { db, organization, country } = app.world
    await db.updateTable('countries').set({ active: false }).where('id', '=', country).execute()
    expect((await ours.post(path, { ...draft, country_id: country })).json().errors).toHaveProperty('country_id')
    await db.updateTable('organizations').set({ active: false }).where('id', '=', app.world.otherOrganization).execute()
    const answer = await admin.post(path, { ...draft, organization_id: app.world.otherOrganization })
    expect(answer.json().errors).toHaveProperty('organization_id')
    expect((await admin.post(path, { ...draft, organization_id: organization, country_id: 999_999 })).json().errors).toHaveProperty(
      'country_id',
    )
  })

  test.each([
    ['the same part twice', [parts[0], parts[0]], `${content}.1.${content === 'columns' ? 'status_id' : 'key'}`],
    ['nothing at all', [], content],
    ['no list', { length: 1 }, content],
    ['a place that is none', [{ ...parts[0], position: '1e3' }], `${content}.0.position`],
  ])('%s is a 422 at its field', async (_, wrong, field) => {
    const answer = await ours.post(path, { ...draft, [content]: wrong })
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors)).toEqual([field])
    const id = await made()
    expect((await ours.put(`${path}/${id}`, { [content]: wrong })).json().errors).toHaveProperty([field])
  })

  test('changes are saved and logged, its area stays, and the same values change nothing', async () => {
    const id = await made()
    const body = { organization_id: app.world.otherOrganization, country_id: app.world.country, version: 9, [content]: [kept[1]] }
    const saved = await ours.put(`${path}/${id}`, body)
    expect(saved.statusCode).toBe(200)
    expect(saved.headers.etag).toBe('"2"')
    const only = { ...kept[1], position: 1 }
    expect(saved.json().data).toMatchObject({ organization_id: app.world.organization, country_id: null, version: 2, [content]: [only] })
    expect((await ours.put(`${path}/${id}`, body)).json().data.version).toBe(2)
    expect((await logs(id)).slice(1)).toEqual([{ action: 'updated', changes: { [content]: { old: words, new: [words[1]] } } }])
  })

  test("of two edits at once the second is refused with the first one's row", async () => {
    const id = await made()
    const put = (visitor: Visitor, name: string) => visitor.put(`${path}/${id}`, { name }, { 'if-match': '"1"' })
    const answers = await Promise.all([put(ours, 'A'), put(admin, 'B')])
    const [refused] = answers.filter(({ statusCode }) => statusCode === 412)
    const [done] = answers.filter(({ statusCode }) => statusCode === 200)
    expect(refused?.json().data).toEqual(done?.json().data)
  })

  test('deleted and changed at once, it stays deleted', async () => {
    const id = await made()
    const [gone, changed] = await Promise.all([ours.delete(`${path}/${id}`), admin.put(`${path}/${id}`, { name: 'Kept' })])
    expect(gone.statusCode).toBe(204)
    expect([200, 404]).toContain(changed.statusCode)
    expect(await app.world.db.selectFrom(table).select('id').where('id', '=', id).execute()).toEqual([])
    expect((await logs(id)).at(-1)).toMatchObject({ action: 'deleted' })
  })

  test('open boards get the change where it applies, and where it applied before', async () => {
    const { organization, country, otherCountry, otherOrganization } = app.world
    const publish = vi.spyOn(app.app.platform.realtime, 'publish')
    const heard = async (work: () => Promise<unknown>) => {
      publish.mockClear()
      await work()
      await eventually(() => expect(publish).toHaveBeenCalled())
      return publish.mock.calls.map(([channel, event, data]) => ({ channel, event, data })).sort((a, b) => (a.channel < b.channel ? -1 : 1))
    }
    const told = (id: number, channels: string[]) => channels.sort().map((channel) => ({ channel, event: 'board-changed', data: { id } }))
    const everywhere = [ordersChannel(organization, null), ordersChannel(organization, country), ordersChannel(organization, otherCountry)]

    let [id = 0] = await buildLayouts(app.world, layout, [{ organization_id: organization, country_id: null }])
    expect(await heard(() => ours.put(`${path}/${id}`, { name: 'A' }))).toEqual(told(id, everywhere))
    expect(await heard(() => ours.delete(`${path}/${id}`))).toEqual(told(id, everywhere))
    const own = await heard(async () => {
      id = await made({ country_id: country })
    })
    expect(own).toEqual(told(id, [ordersChannel(organization, country), ordersChannel(organization, null)]))

    const shared = (await admin.get(path)).json().data[0]
    const strangers = ordersChannel(otherOrganization, country)
    const all = await heard(() => admin.put(`${path}/${shared.id}`, { name: 'For all' }))
    expect(all).toEqual(told(shared.id, [ordersChannel(null, null), strangers, ordersChannel(organization, otherCountry)]))
    await admin.put(`${path}/${shared.id}`, { name: shared.name })
  })

  test.each(['order_flows', 'kanbans', 'kanban_cards'] as const)(
    'a country with a row of its own in %s hears of it unless that holds there',
    async (own) => {
      const { db, organization, country, otherCountry } = app.world
      const publish = vi.spyOn(app.app.platform.realtime, 'publish')
      const place = { organization_id: organization, country_id: country }
      const [id] = await buildLayouts(app.world, layout, [{ ...place, country_id: null }])
      const other = LAYOUTS.find((one) => one.table === own)
      if (other) await buildLayouts(app.world, other, [place])
      else
        await db
          .insertInto('order_flows')
          .values({ name: 'Here', ...place })
          .execute()
      publish.mockClear()
      expect((await ours.put(`${path}/${id}`, { name: 'Changed' })).statusCode).toBe(200)
      const reached = () => publish.mock.calls.map(([channel]) => channel)
      await eventually(() => expect(reached()).toContain(ordersChannel(organization, otherCountry)))
      expect(reached().includes(ordersChannel(organization, country))).toBe(own !== table)
    },
  )
})

test.each([0, -1, 1.5, '1e3', [[1]], 'many', 100_001])('a limit of %j is refused', async (wip_limit) => {
  const columns = [{ status_id: 1, position: 1, wip_limit, collapsed: false }]
  const answer = await (await app.as('organization_admin')).post('/kanban', { name: 'Ours', columns })
  expect(Object.keys(answer.json().errors)).toEqual(['columns.0.wip_limit'])
})

test.each([
  ['key', { key: '__proto__' }],
  ['icon', { icon: 'constructor' }],
  ['display', { display: 'none' }],
])('a field with another %s is refused', async (field, wrong) => {
  const fields = [{ key: 'track', icon: 'tag', position: 1, visible: true, display: 'both', ...wrong }]
  const answer = await (await app.as('organization_admin')).post('/kanban-card', { name: 'Ours', fields })
  expect(Object.keys(answer.json().errors)).toEqual([`fields.0.${field}`])
})
