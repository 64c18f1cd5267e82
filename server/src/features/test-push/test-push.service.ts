import { publishTest } from '#features/realtime/realtime.service.ts'
import type { Context } from '#platform/context.ts'
import { forbidden } from '#platform/errors.ts'

/** Sends the id to the person of this session; while acting, to the channel that was signed. */
export function testPush({ actor, platform }: Context, { id }: { readonly id: string }): { channel: string } {
  if (actor.kind !== 'user') throw forbidden()
  return { channel: publishTest(platform, { user_id: actor.user_id, id }) }
}
