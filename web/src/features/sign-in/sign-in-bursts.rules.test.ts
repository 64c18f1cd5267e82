import type { SignIn } from '@tracklane/contract/sign-in'
import { expect, test } from 'vitest'
import { bursts } from './sign-in-bursts.rules.ts'

let id = 0
/** Makes an event some seconds before noon, so that the newest comes first. */
function event(seconds: number, patch: Partial<SignIn> = {}): SignIn {
  id += 1
  return {
    id,
    user_id: 5,
    name: 'Ann Lee',
    role: 'admin',
    email: 'ann@example.test',
    kind: 'refused',
    reason: 'wrong_password',
    actor: null,
    locked_until: null,
    ip: null,
    user_agent: null,
    created_at: new Date(Date.UTC(2026, 2, 1, 12) - seconds * 1000).toISOString(),
    ...patch,
  }
}
const said = (rows: SignIn[]) => bursts(rows).map(({ email, count, minutes }) => [email.split('@')[0], count, minutes])
const bob = { email: 'bob@example.test' }

test.each<[string, SignIn[], unknown]>([
  ['nothing is nothing', [], []],
  ['one refusal is one', [event(0)], [['ann', 1, 1]]],
  ['refusals close together are one line', [event(0), event(10), event(50)], [['ann', 3, 1]]],
  ['a long row of them says how long it took', [event(0), event(50), event(100), event(150)], [['ann', 4, 3]]],
  ['a pause of a minute parts them', [event(0), event(60)], [['ann', 1, 1], ['ann', 1, 1]]], // biome-ignore format: a row a line
  ['two logins are two lines, also in turns', [event(0), event(1, bob), event(2), event(3, bob)], [['ann', 2, 1], ['bob', 2, 1]]], // biome-ignore format: a row a line
  ['another reason is another line', [event(0), event(1, { reason: 'inactive' })], [['ann', 1, 1], ['ann', 1, 1]]], // biome-ignore format: a row a line
  ['a success is never folded', [event(0, { kind: 'success', reason: null }), event(1, { kind: 'success', reason: null })], [['ann', 1, 1], ['ann', 1, 1]]], // biome-ignore format: a row a line
])('%s', (_case, rows, lines) => {
  expect(said(rows)).toEqual(lines)
})
