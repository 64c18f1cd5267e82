import { type Phrase, phrase } from '@tracklane/contract/kit/phrase'
import { type Role, roleName } from '@tracklane/contract/kit/role'
import type { MessageValues } from '#features/notification-text/render-template.rules.ts'
import type { AccountChange } from '#features/user/account.events.ts'
import { clockText } from '#platform/day.ts'
import type { Translator } from '#platform/translator.ts'

interface Owner {
  readonly role: Role
  /** The zone of their country, if they have one. */
  readonly time_zone: string | null
}

/** Returns the values of a message about a change of an account; `at` in milliseconds since 1970. */
export function accountValues(
  translator: Translator,
  { what, at }: { readonly what: AccountChange; readonly at: number },
  owner: Owner,
  language: string,
): MessageValues {
  return {
    'account.what': translator.translate(WORDS[what](owner), language),
    'account.when': clockText(new Date(at), owner.time_zone ?? 'UTC'),
  }
}

const WORDS: Record<AccountChange, (owner: Owner) => Phrase> = {
  password: () => phrase('told', 'Somebody else has given you a new password.'),
  role: ({ role }) => phrase('told', 'Your role is now: {role}.', { role: roleName(role) }),
  address: () => phrase('told', 'Somebody has signed in to your account from a new address. If it was not you, change your password.'),
}
