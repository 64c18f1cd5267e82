import { SOURCE_LANGUAGE } from '@tracklane/contract/i18n'
import { type Phrase, phrase } from '@tracklane/contract/kit/phrase'
import { roleName } from '@tracklane/contract/kit/role'
import { z } from 'zod'
import { writeMessages } from '#features/message/message.service.ts'
import { inAppTemplatesOf, inAppText } from '#features/notification-text/sending.service.ts'
import { templateFor } from '#features/notification-text/template-for.rules.ts'
import { ACCOUNT_CHANGES, type AccountChange } from '#features/user/account.events.ts'
import { clockText } from '#platform/day.ts'
import { defineJob } from '#platform/jobs/job-kind.ts'
import { type AccountOwner, findOwner } from './account-news.queries.ts'

/** Tells a person what happened to their account. Nobody switches it off: without a text of its own it is told by the words alone. */
export const accountNewsJob = defineJob({
  name: 'account',
  payload: z.object({ user_id: z.int(), what: z.enum(ACCOUNT_CHANGES), at: z.int() }),
  async run({ id, payload, platform: { db, translator } }) {
    const owner = await findOwner(db, payload.user_id)
    if (!owner) return undefined
    const language = owner.language ?? SOURCE_LANGUAGE
    const values = {
      'account.what': translator.translate(WORDS[payload.what](owner), language),
      'account.when': clockText(new Date(payload.at), owner.time_zone ?? 'UTC'),
    }
    const about = { event: 'account', status_id: null, channel: 'in_app', audience: null } as const
    const template = templateFor(await inAppTemplatesOf(db, ['account']), about)
    const text = template?.active ? inAppText(template, language, values) : values['account.what']
    return (tx) => writeMessages(tx, [{ event_id: `job ${id}`, user_id: owner.id, text, type: 'account' }])
  },
})

const WORDS: Record<AccountChange, (owner: AccountOwner) => Phrase> = {
  password: () => phrase('told', 'Somebody else has given you a new password.'),
  role: ({ role }) => phrase('told', 'Your role is now: {role}.', { role: roleName(role) }),
  address: () => phrase('told', 'Somebody has signed in to your account from a new address. If it was not you, change your password.'),
}
