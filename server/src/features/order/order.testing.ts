import type { Ability } from '@tracklane/contract/kit/endpoint'
import type { Order } from '@tracklane/contract/order'
import type { StatusLogEntry } from '@tracklane/contract/order-log'
import { hashed, newSecret } from '#platform/session/secret.ts'
import type { TestApp, Visitor } from '#testing/app.ts'

/** Returns the headers of a fresh token of the world's first organization. */
export async function tokenOf(app: TestApp, abilities: Ability[] = ['orders:read', 'orders:write']): Promise<Record<string, string>> {
  const secret = newSecret()
  const { id } = await app.world.db
    .insertInto('organization_tokens')
    .values({
      organization_id: app.world.organization,
      name: 'Web shop',
      abilities,
      secret_hash: hashed(secret),
      prefix: secret.slice(0, 6),
      expires_at: new Date(app.app.platform.clock().getTime() + 3_600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { authorization: `Bearer ${id}|${secret}` }
}

export async function subStatus(
  app: TestApp,
  draft: { status_id: number; organization_id?: number | null; name?: string; active?: boolean },
) {
  const { id } = await app.world.db
    .insertInto('order_sub_statuses')
    .values({ organization_id: app.world.organization, name: 'Nobody at home', ...draft })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function order(visitor: Visitor, id: number): Promise<Order> {
  const answer = await visitor.get(`/order/${id}`)
  if (answer.statusCode !== 200) throw new Error(`GET order/${id}: ${answer.statusCode}`)
  return answer.json().data
}

export async function statusLog(visitor: Visitor, id: number): Promise<StatusLogEntry[]> {
  return (await visitor.get(`/order/${id}/status-log`)).json().data
}

/** Returns the changes of an order, newest first, from its change log. */
export async function changesOf(visitor: Visitor, id: number) {
  return (await visitor.get(`/order/${id}/order-log`)).json().data.logs
}
