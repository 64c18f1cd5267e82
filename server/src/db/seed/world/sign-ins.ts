import type { Selectable } from 'kysely'
import type { SignInTable } from '#db/tables/user.table.ts'
import type { UserRow } from './people.ts'
import { type Random, randomFrom } from './random.ts'

type Row = Omit<Selectable<SignInTable>, 'id'>

const DAY = 86_400_000
const MINUTE = 60_000
const DAYS = 30
const BEFORE_A_LOCK = 10

const BROWSERS = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
]
const PHONES = [
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
]

/** Makes sign-ins on most mornings of the last weeks, up to the account's last one; sometimes after a wrong password. */
export function signInRows(users: readonly UserRow[]): Selectable<SignInTable>[] {
  const rows = [...users.flatMap(mornings), ...lock(users)]
  rows.sort((one, other) => one.created_at.getTime() - other.created_at.getTime() || (one.user_id ?? 0) - (other.user_id ?? 0))
  return rows.map((row, index) => ({ id: index + 1, ...row }))
}

function mornings(user: UserRow): Row[] {
  const { id: user_id, email, last_login_at: last } = user
  if (!last) return []
  const random = randomFrom(3000 + user_id)
  const seat = { user_id, email, actor_id: null, ip: address(random, '198.51.100'), user_agent: random.pick(browsersOf(user)) }
  return momentsOf(last, random).flatMap((created_at) => {
    const mistyped = new Date(created_at.getTime() - MINUTE / 2)
    const before = random.chance(0.04) ? [{ ...seat, kind: 'refused', reason: 'wrong_password', created_at: mistyped } as const] : []
    return [...before, { ...seat, kind: 'success', reason: null, created_at }]
  })
}

/** Makes failed tries by a stranger: at unknown logins, and at one of ours until it was locked. */
function lock(users: readonly UserRow[]): Row[] {
  const user = users.find(({ role, last_login_at }) => role === 'reporter' && last_login_at)
  if (!user?.last_login_at) return []
  const since = user.last_login_at.getTime() - 3 * DAY
  const from = { actor_id: null, ip: '203.0.113.77', user_agent: 'python-requests/2.32.5' }
  const tries = Array.from({ length: BEFORE_A_LOCK }, (_, index) => new Date(since + index * 7_000))
  const strangers = ['info', 'office', 'test'].map((name, index) => ({
    ...from,
    user_id: null,
    email: `${name}@${user.email.split('@')[1]}`,
    kind: 'refused' as const,
    reason: 'unknown_login',
    created_at: new Date(since - (index + 1) * 9_000),
  }))
  const account = { ...from, user_id: user.id, email: user.email }
  const refused = tries.map((created_at) => ({ ...account, kind: 'refused' as const, reason: 'wrong_password', created_at }))
  return [...strangers, ...refused, { ...account, kind: 'locked', reason: null, created_at: new Date(since + BEFORE_A_LOCK * 7_000) }]
}

function momentsOf(last: Date, random: Random): Date[] {
  const earlier = Array.from({ length: DAYS }, (_, index) => new Date(last.getTime() - (index + 1 + random.between(-0.1, 0.1)) * DAY))
  return [...earlier.filter((moment) => random.chance(isWeekend(moment) ? 0.15 : 0.8)), last]
}

function browsersOf({ role }: UserRow): readonly string[] {
  return role === 'courier' ? PHONES : BROWSERS
}

function address(random: Random, network: string): string {
  return `${network}.${random.whole(1, 254)}`
}

function isWeekend(moment: Date): boolean {
  return moment.getUTCDay() % 6 === 0
}
