import type { Session } from '@tracklane/contract/session'
import type { SignIn } from '@tracklane/contract/sign-in'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'

export function session(changes: Partial<Session> = {}): Session {
  const at = new Date().toISOString()
  return { id: 1, current: false, created_at: at, last_seen_at: at, ip: '10.2.14.33', user_agent: FIREFOX, ...changes }
}

export function signIn(changes: Partial<SignIn> = {}): SignIn {
  return {
    id: 1,
    user_id: 3,
    name: 'Jonas Brandt',
    role: 'logist',
    email: 'jonas@example.test',
    kind: 'success',
    reason: null,
    actor: null,
    locked_until: null,
    ip: '10.2.14.33',
    user_agent: FIREFOX,
    created_at: new Date(2026, 2, 5, 7, 8, 9).toISOString(),
    ...changes,
  }
}
