import { outranks } from '@tracklane/contract/kit/rank'
import { ROLES, type Role } from '@tracklane/contract/kit/role'
import { describe, expect, test } from 'vitest'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildUser } from '#testing/build.ts'

const app = appPerFile()

/** Roles that the matrix allows to call; the tests check their ranks. */
const CALLERS: readonly Role[] = ['admin', 'security', 'organization_admin']
const may = (actor: Role, other: Role): boolean => CALLERS.includes(actor) && outranks(actor, other)

const pairs = ROLES.flatMap((actor) => ROLES.map((other) => ({ actor, other })))

/** Builds a person of that role whom every administrator of accounts sees; never the actor. */
function target(role: Role): Promise<number> {
  const { db, organization, country } = app.world
  return buildUser(db, { role, organization_id: organization, country_id: country })
}

async function rowOf(id: number) {
  return app.world.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

const draft = (role: Role) => ({
  first_name: 'Eve',
  last_name: 'Hall',
  email: `eve-${role}@tracklane.test`,
  role,
  password: 'nine small boats',
  ...(role !== 'admin' && { organization_id: app.world.organization }),
})

describe.each(pairs)('a $actor and a $other', ({ actor, other }) => {
  const isAllowed = may(actor, other)

  test('create', async () => {
    const answer = await (await app.as(actor)).post('/user', draft(other))
    expect(answer.statusCode).toBe(isAllowed ? 201 : 403)
    const made = await app.world.db.selectFrom('users').select('role').where('last_name', '=', 'Hall').execute()
    expect(made).toEqual(isAllowed ? [{ role: other }] : [])
  })

  test('change of role, from this one and to it', async () => {
    const visitor = await app.as(actor)
    const below = await target('reporter')
    const to = await visitor.put(`/user/${below}`, { role: other })
    expect(to.statusCode).toBe(isAllowed ? 200 : 403)
    expect((await rowOf(below)).role).toBe(isAllowed ? other : 'reporter')
    const id = await target(other)
    const from = await visitor.put(`/user/${id}`, { role: other === 'logist' ? 'reporter' : 'logist' })
    expect(from.statusCode).toBe(isAllowed ? 200 : 403)
    expect((await rowOf(id)).role === other).toBe(!isAllowed)
  })

  test('change of name, password and whether it is active', async () => {
    const visitor = await app.as(actor)
    for (const patch of [{ first_name: 'Zoë' }, { password: 'nine small boats' }, { active: false }]) {
      const id = await target(other)
      const before = await rowOf(id)
      const answer = await visitor.put(`/user/${id}`, patch)
      expect([answer.statusCode, Object.keys(patch)]).toEqual([isAllowed ? 200 : 403, Object.keys(patch)])
      if (!isAllowed) expect(await rowOf(id)).toEqual(before)
    }
  })

  test('delete', async () => {
    const id = await target(other)
    expect((await (await app.as(actor)).delete(`/user/${id}`)).statusCode).toBe(isAllowed ? 204 : 403)
    expect((await rowOf(id)).deleted_at === null).toBe(!isAllowed)
  })
})
