import { type Phrase, phrase } from '@tracklane/contract/kit/phrase'
import { refusalName, type SignIn, type SignInKind, signInKindName } from '@tracklane/contract/sign-in'
import type { Burst } from './sign-in-bursts.rules.ts'

/** Events that need a second look. */
const ALARMING: readonly SignInKind[] = ['refused', 'locked']

export function isAlarming({ kind }: Pick<SignIn, 'kind'>): boolean {
  return ALARMING.includes(kind)
}

/** Describes the event, or a burst of them, in one line. */
export function happened(
  { kind, reason, actor }: Pick<SignIn, 'kind' | 'reason' | 'actor'>,
  { count, minutes }: Pick<Burst, 'count' | 'minutes'> = { count: 1, minutes: 1 },
): Phrase {
  const refusal = refusalName({ kind, reason })
  if (refusal && count > 1)
    return phrase('sign-in', '{count} refused in {minutes, plural, one {# minute} other {# minutes}}: {reason}', {
      count,
      minutes,
      reason: refusal,
    })
  if (refusal) return phrase('sign-in', 'Refused: {reason}', { reason: refusal })
  if (kind === 'locked') return phrase('sign-in', 'Locked after too many failures')
  if (actor === null) return signInKindName(kind)
  if (kind === 'unlocked') return phrase('sign-in', 'Unlocked by {name}', { name: actor })
  if (kind === 'impersonation_started') return phrase('sign-in', '{name} began to act as them', { name: actor })
  if (kind === 'impersonation_ended') return phrase('sign-in', '{name} no longer acts as them', { name: actor })
  return signInKindName(kind)
}

/** Describes the reason in everyday words. */
export function wordsOf({ kind, reason }: Pick<SignIn, 'kind' | 'reason'>): string | undefined {
  return reason !== null && kind !== 'refused' ? reason : undefined
}

/** Names the person, as far as known. */
export function nameOf({ name, email }: Pick<SignIn, 'name' | 'email'>): string {
  return name ?? email
}
