import { expect, test } from 'vitest'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { CONTENT_KINDS, madeParent, madeRow } from '#testing/content-kinds.ts'

const app = appPerFile()
const PATHS = ['/faq', '/faq/full', '/onboarding/article']

const idsAt = async (visitor: Visitor, address: string): Promise<[number[], unknown]> => {
  const { data, meta } = (await visitor.get(address)).json()
  return [data.map(({ id }: { id: number }) => id), meta]
}

test.each(PATHS)('%s is paged, in its order for readers', async (path) => {
  const admin = await app.as('admin')
  const kind = CONTENT_KINDS.find((one) => path.startsWith(one.path) && one.parent?.column === 'category_id')
  if (!kind) throw new Error(`No kind of row is listed at ${path}`)
  const parent = await madeParent(admin, kind)
  const made: number[] = []
  for (let count = 0; count < 27; count += 1) made.push((await madeRow(admin, kind, {}, parent)).id)
  const meta = { total: 27, current_page: 1, per_page: 25, last_page: 2 }
  expect(await idsAt(admin, path)).toEqual([made.slice(0, 25), meta])
  expect(await idsAt(admin, `${path}?page=3&per_page=10`)).toEqual([
    made.slice(20),
    { ...meta, current_page: 3, per_page: 10, last_page: 3 },
  ])
  const word = kind.name === 'question' ? 'One' : 'all about'
  expect(await idsAt(admin, `${path}?search=${word}&per_page=100`)).toEqual([made, { ...meta, per_page: 100, last_page: 1 }])
  expect(await idsAt(admin, `${path}?page=9`)).toEqual([[], { ...meta, current_page: 9 }])
  for (const wrong of ['page=0', 'page=1e3', 'per_page=7', 'per_page=__proto__'])
    expect((await admin.get(`${path}?${wrong}`)).statusCode, wrong).toBe(422)
})
