import { beforeEach, describe, expect, test } from 'vitest'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildTemplate } from '#testing/build.ts'

const app = appPerFile()
let admin: Visitor

beforeEach(async () => {
  admin = await app.as('admin')
})

describe('the list', () => {
  beforeEach(async () => {
    const { db } = app.world
    await buildTemplate(db, { name: 'B any', translations: { uk: { subject: '', body: 'x' }, en: { subject: '', body: 'x' } } })
    await buildTemplate(db, { name: 'C seven', status_id: 7 })
    await buildTemplate(db, { name: 'A made', event: 'order.created', channel: 'sms', audience: 'customer', active: false })
    await buildTemplate(db, { name: 'D free', event: 'message', audience: null })
  })

  async function names(query = ''): Promise<string[]> {
    const answer = await admin.get(`/notification/template${query}`)
    expect(answer.statusCode).toBe(200)
    return answer.json().data.map(({ name }: { name: string }) => name.slice(0, 1))
  }

  test('has no texts, but the languages of each row and the number of rows', async () => {
    const { data, meta } = (await admin.get('/notification/template?search=any')).json()
    expect(data).toEqual([expect.objectContaining({ name: 'B any', languages: ['en', 'uk'], status_id: null, active: true })])
    expect(data[0]).not.toHaveProperty('translations')
    expect(meta).toEqual({ current_page: 1, per_page: 25, total: 1, last_page: 1 })
  })

  test.each([
    ['', 'DACB'],
    ['?sort=name', 'ABCD'],
    ['?sort=-name', 'DCBA'],
    ['?sort=status_id,-name', 'CDBA'],
    ['?sort=-active,name', 'BCDA'],
    ['?sort=audience,name', 'ABCD'],
    ['?event=order.created,message', 'DA'],
    ['?channel=sms', 'A'],
    ['?audience=logist', 'CB'],
    ['?status_id=7', 'C'],
    ['?active=0', 'A'],
    ['?active=1&channel=in_app&event=order.status_changed', 'CB'],
    ['?search=%25', ''],
    ['?search=SEV', 'C'],
    ['?per_page=10&page=2', ''],
    ['?nonsense=1', 'DACB'],
  ])('%s finds %s', async (query, found) => {
    expect((await names(query)).join('')).toBe(found)
  })

  test.each([
    '?event=lost',
    '?channel=fax',
    '?audience=admin',
    '?status_id=11',
    '?sort=translations',
    '?active=perhaps',
    '?event=__proto__',
  ])('%s is refused', async (query) => {
    expect((await admin.get(`/notification/template${query}`)).statusCode).toBe(422)
  })
})
