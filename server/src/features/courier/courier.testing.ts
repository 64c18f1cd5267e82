import { expect } from 'vitest'
import type { Visitor } from '#testing/app.ts'
import { buildUser, type World } from '#testing/build.ts'

/** Builds a login that can be linked with a courier. */
export function buildLogin({ db, organization, country }: World, draft: object = {}): Promise<number> {
  const person = { first_name: 'Dora', last_name: 'Lind' }
  return buildUser(db, { role: 'courier', organization_id: organization, country_id: country, ...person, ...draft })
}

export function logOfCourier({ db }: World, id: number) {
  const logs = db.selectFrom('model_logs').select(['action', 'actor_name', 'changes']).where('entity', '=', 'courier')
  return logs.where('entity_id', '=', id).orderBy('id').execute()
}

export async function refused(answer: Awaited<ReturnType<Visitor['post']>>): Promise<Record<string, string[]>> {
  expect(answer.statusCode).toBe(422)
  return answer.json().errors
}
