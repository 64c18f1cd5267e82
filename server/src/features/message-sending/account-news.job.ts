import { SOURCE_LANGUAGE } from '@tracklane/contract/i18n'
import { z } from 'zod'
import { writeMessages } from '#features/message/message.service.ts'
import { inAppTemplatesOf, inAppText } from '#features/notification-text/sending.service.ts'
import { templateFor } from '#features/notification-text/template-for.rules.ts'
import { ACCOUNT_CHANGES } from '#features/user/account.events.ts'
import { defineJob } from '#platform/jobs/job-kind.ts'
import { findOwner } from './account-news.queries.ts'
import { accountValues } from './account-values.rules.ts'
import { enqueueForPersons } from './person-sending.service.ts'

/** Tells a person about a change of their account. It cannot be switched off: without an active template a fixed text is sent. */
export const accountNewsJob = defineJob({
  name: 'account',
  payload: z.object({ user_id: z.int(), what: z.enum(ACCOUNT_CHANGES), at: z.int() }),
  async run({ id, payload: { user_id, ...account }, platform: { db, translator } }) {
    const owner = await findOwner(db, user_id)
    if (!owner) return undefined
    const language = owner.language ?? SOURCE_LANGUAGE
    const values = accountValues(translator, account, owner, language)
    const about = { event: 'account', status_id: null, channel: 'in_app', audience: null } as const
    const template = templateFor(await inAppTemplatesOf(db, ['account']), about)
    const text = template?.active ? inAppText(template, language, values) : (values['account.what'] ?? '')
    return async (tx) => {
      await writeMessages(tx, [{ event_id: `job ${id}`, user_id: owner.id, text, type: 'account' }])
      await enqueueForPersons(tx, 'account', [{ person: owner, about: { account } }])
    }
  },
})
