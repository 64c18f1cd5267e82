import { describe, expect, test } from 'vitest'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildCourier, buildOrder, buildUser } from '#testing/build.ts'

const app = appPerFile()

const NAMES = [
  ['Cyrillic', 'Їжакевич Ґалина', 'їЖАКЕВИЧ ґал', 'ЇЖАКЕВИЧ'],
  ['Polish', 'Żółć Łukasz', 'żÓŁĆ łuk', 'ŻÓŁĆ'],
  ['Spanish', 'Núñez Íñigo', 'nÚÑEZ íñi', 'NÚÑEZ'],
  ['German', 'Jäger Özil', 'jÄGER öz', 'JÄGER'],
] as const

describe.each(NAMES)('a name in %s letters, searched in another case', (_script, name, both, last) => {
  const [last_name = '', first_name = ''] = name.split(' ')

  async function found(path: string, search: string): Promise<{ id: number }[]> {
    const answer = await (await app.as('organization_admin')).get(`${path}?search=${encodeURIComponent(search)}`)
    expect(answer.statusCode).toBe(200)
    return answer.json().data
  }

  test('finds the order of the customer', async () => {
    const { id } = await buildOrder(app.world, { customer_full_name: name })
    expect((await found('/order', both)).map((row) => row.id)).toEqual([id])
  })

  test('finds the courier', async () => {
    const { db, organization, country } = app.world
    const id = await buildCourier(db, { organization_id: organization, country_id: country, first_name, last_name })
    expect((await found('/courier', last)).map((row) => row.id)).toEqual([id])
  })

  test('finds the person', async () => {
    const { db, organization, country } = app.world
    const id = await buildUser(db, { role: 'logist', organization_id: organization, country_id: country, first_name, last_name })
    expect((await found('/user', last)).map((row) => row.id)).toEqual([id])
  })
})
