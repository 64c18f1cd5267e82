import type { TestApp, Visitor } from '#testing/app.ts'
import { buildOrder } from '#testing/build.ts'

type Draft = NonNullable<Parameters<typeof buildOrder>[1]>

/** Builds so many orders with different tracks. */
export async function buildMany({ world }: TestApp, count: number, draft: (index: number) => Draft): Promise<number[]> {
  const { db, organization, country } = world
  const first = await buildOrder(world, draft(0))
  const { id: _, track: __, ...like } = first
  const rows = Array.from({ length: count - 1 }, (_row, index) => ({
    ...like,
    products: JSON.stringify([]),
    track: `MANY-${index}`,
    organization_id: organization,
    country_id: country,
    ...draft(index + 1),
  }))
  const ids: number[] = [first.id]
  for (let from = 0; from < rows.length; from += 500) {
    const part = await db
      .insertInto('orders')
      .values(rows.slice(from, from + 500))
      .returning('id')
      .execute()
    ids.push(...part.map(({ id }) => id))
  }
  return ids
}

/** Returns the labels of these orders as a PDF. */
export async function labelsOf(visitor: Visitor, body: object): Promise<Uint8Array> {
  const answer = await visitor.post('/order/labels', body)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return new Uint8Array(answer.rawPayload)
}
