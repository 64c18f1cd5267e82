import type { Selectable } from 'kysely'
import type { SignInTable } from '#db/tables/user.table.ts'
import type { UserRow } from './people.ts'
import { randomFrom } from './random.ts'

const DAY = 86_400_000
const DAYS = 30

/** Most mornings of the last weeks, up to the last sign-in that the account itself names. */
export function signInRows(users: readonly UserRow[]): Selectable<SignInTable>[] {
  const moments = users.flatMap((user) => momentsOf(user).map((created_at) => ({ user_id: user.id, created_at })))
  moments.sort((one, other) => one.created_at.getTime() - other.created_at.getTime() || one.user_id - other.user_id)
  return moments.map((moment, index) => ({ id: index + 1, ...moment }))
}

function momentsOf({ id, last_login_at: last }: UserRow): Date[] {
  if (!last) return []
  const random = randomFrom(3000 + id)
  const earlier = Array.from({ length: DAYS }, (_, index) => new Date(last.getTime() - (index + 1 + random.between(-0.1, 0.1)) * DAY))
  return [...earlier.filter((moment) => random.chance(isWeekend(moment) ? 0.15 : 0.8)), last]
}

function isWeekend(moment: Date): boolean {
  return moment.getUTCDay() % 6 === 0
}
