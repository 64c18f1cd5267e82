import { ROLES } from '@tracklane/contract/kit/role'
import { beforeEach, describe, expect, test } from 'vitest'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildLayouts, LAYOUTS, sharedId } from './kanban-layout.testing.ts'

const app = appPerFile()

describe.each(LAYOUTS)('$path', (layout) => {
  const { path, table, content, parts, kept, holds } = layout
  let own: number
  let ownElsewhere: number
  let foreign: number
  let shared: number

  beforeEach(async () => {
    const { organization, otherOrganization, otherCountry } = app.world
    ;[own = 0, ownElsewhere = 0, foreign = 0] = await buildLayouts(app.world, layout, [
      { organization_id: organization, country_id: null },
      { organization_id: organization, country_id: otherCountry },
      { organization_id: otherOrganization, country_id: null },
    ])
    shared = await sharedId(app.world.db, table)
  })

  async function ids(who: Parameters<typeof app.as>[0], query = ''): Promise<number[]> {
    const answer = await (await app.as(who)).get(`${path}${query}`)
    expect(answer.statusCode).toBe(200)
    return answer.json().data.map(({ id }: { id: number }) => id)
  }

  test('the list has shared and own ones; an administrator sees all', async () => {
    expect(await ids('admin')).toEqual([shared, own, ownElsewhere, foreign])
    expect(await ids('organization_admin')).toEqual([shared, own, ownElsewhere])
    expect(await ids('logist')).toEqual([shared, own])
    expect(await ids(app.world.logistElsewhere)).toEqual([shared, own, ownElsewhere])
  })

  test('the list is searched, filtered and sorted', async () => {
    expect(await ids('admin', '?search=south')).toEqual([foreign])
    expect(await ids('admin', '?search=poland')).toEqual([ownElsewhere])
    expect(await ids('admin', `?organization_id=${app.world.otherOrganization}`)).toEqual([foreign])
    expect(await ids('admin', `?country_id=${app.world.otherCountry}`)).toEqual([ownElsewhere])
    expect(await ids('admin', '?sort=-organization,country')).toEqual([foreign, ownElsewhere, own, shared])
    expect((await (await app.as('admin')).get(`${path}?sort=__proto__`)).statusCode).toBe(422)
  })

  test('a row names its organization and country', async () => {
    const answer = await (await app.as('organization_admin')).get(`${path}/${ownElsewhere}`)
    expect(answer.headers.etag).toBe('"1"')
    expect(answer.json().data).toMatchObject({ name: 'Ours', organization: 'North Parcel', country: 'Poland', [content]: kept })
    expect((await (await app.as('logist')).get(`${path}/${shared}`)).json().data).toMatchObject({ organization: null, country: null })
  })

  test.each(ROLES)('a foreign one is missing for a %s', async (role) => {
    const isReader = ['admin', 'organization_admin', 'logist'].includes(role)
    const { statusCode } = await (await app.as(role)).get(`${path}/${foreign}`)
    expect(statusCode).toBe(role === 'admin' ? 200 : isReader ? 404 : 403)
  })

  test.each(ROLES.filter((role) => !['admin', 'organization_admin'].includes(role)))('a %s may not change one', async (role) => {
    const visitor = await app.as(role)
    const body = { name: 'Mine', [content]: parts }
    expect((await visitor.post(path, body)).statusCode).toBe(403)
    expect((await visitor.put(`${path}/${own}`, body)).statusCode).toBe(403)
    expect((await visitor.delete(`${path}/${own}`)).statusCode).toBe(403)
  })

  test('without one of its own an area uses the next wider one', async () => {
    const used = async (who: Parameters<typeof app.as>[0]) => (await (await app.as(who)).get(holds)).json().data.id
    const admin = await app.as('admin')
    expect(await used(app.world.logistElsewhere)).toBe(ownElsewhere)
    expect((await admin.delete(`${path}/${ownElsewhere}`)).statusCode).toBe(204)
    expect(await used(app.world.logistElsewhere)).toBe(own)
    expect((await admin.delete(`${path}/${own}`)).statusCode).toBe(204)
    expect(await used(app.world.logistElsewhere)).toBe(shared)
    expect((await (await app.as('logist')).get(`${path}/${own}`)).statusCode).toBe(404)
  })

  test('the shared default cannot be deleted, and only administrators change it', async () => {
    const body = { name: 'Mine' }
    for (const who of ['organization_admin', app.world.strangerAdmin] as const) {
      const visitor = await app.as(who)
      expect((await visitor.put(`${path}/${shared}`, body)).statusCode).toBe(403)
      expect((await visitor.delete(`${path}/${shared}`)).statusCode).toBe(403)
    }
    expect((await (await app.as('admin')).delete(`${path}/${shared}`)).statusCode).toBe(409)
    expect((await (await app.as('organization_admin')).put(`${path}/${foreign}`, body)).statusCode).toBe(404)
    expect((await (await app.as('organization_admin')).delete(`${path}/${foreign}`)).statusCode).toBe(404)
    expect(await ids('admin')).toEqual([shared, own, ownElsewhere, foreign])
  })

  test('an administrator changes the shared default', async () => {
    const admin = await app.as('admin')
    const before = (await admin.get(`${path}/${shared}`)).json().data
    const changed = await admin.put(`${path}/${shared}`, { name: 'For all', [content]: parts }, { 'if-match': `"${before.version}"` })
    expect(changed.json().data).toMatchObject({ name: 'For all', organization_id: null, [content]: kept })
    await admin.put(`${path}/${shared}`, { name: before.name, [content]: before[content] })
  })
})
