import type { Role } from '@tracklane/contract/kit/role'
import { hashed } from '#platform/session/secret.ts'
import type { TestApp } from './app.ts'

/** Returns the headers of a fresh session in which one account of the world acts as another. */
export async function actingHeaders(test: TestApp, { impersonator, as }: { impersonator: Role; as: Role | number }) {
  const headers = await test.credentials(as)
  const [, id = ''] = headers.cookie?.split('=') ?? []
  const set = { impersonator_id: test.world.users[impersonator] }
  await test.world.db.updateTable('sessions').set(set).where('id_hash', '=', hashed(id)).execute()
  return headers
}
