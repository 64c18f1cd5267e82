import { phrase } from '@tracklane/contract/kit/phrase'
import type { Translations } from '@tracklane/contract/kit/translations'
import { hasSubject, type NotificationChannel } from '@tracklane/contract/notification-event'
import type { Placeholder } from '@tracklane/contract/notification-placeholder'
import type {
  NotificationTemplateDraft,
  NotificationTemplatePatch,
  NotificationTemplateQuery,
  NotificationTexts,
} from '@tracklane/contract/notification-template'
import { type JudgedTemplate, templateProblems } from '@tracklane/contract/notification-template-problems'
import { deleteRow, insertRow, patchRow } from '#db/rows.ts'
import type { NotificationTemplateRecord } from '#db/tables/notification-template.table.ts'
import { logOf } from '#features/model-log/model-log.service.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { atField, onlyChanged, requireFresh, requireLocked } from '#platform/edit.ts'
import { invalid, requireFound } from '#platform/errors.ts'
import type { Page } from '#platform/list/paging.ts'
import {
  findSame,
  findTemplate,
  findTemplates,
  type NotificationTemplateView,
  type TemplateAbout,
} from './notification-template.queries.ts'
import { inWords } from './template-log.rules.ts'
import { shownTexts, textsAfter } from './template-texts.ts'

const log = logOf<NotificationTemplateRecord>('notification-template', inWords)

const sameThere = phrase('notification', 'There is a template for this event, status, channel and audience already: change that one')

/** The error for two templates created for one case at the same moment: the second person gets it without the other template. */
const SAME = { notification_templates_about_key: { event: sameThere } }

/** A template with the languages of its texts. */
export type NotificationTemplateAnswer = NotificationTemplateRecord & Pick<NotificationTemplateView, 'languages'>

export function listTemplates(ctx: Context, query: NotificationTemplateQuery): Promise<Page<NotificationTemplateView>> {
  return findTemplates(ctx.db, query)
}

export async function getTemplate({ db }: Context, id: number): Promise<NotificationTemplateAnswer> {
  const { translations, ...row } = requireFound(await findTemplate(db, id))
  return { ...row, languages: Object.keys(translations).sort(), translations: shownTexts(row.channel, translations) }
}

export function createTemplate(ctx: Context, draft: NotificationTemplateDraft): Promise<NotificationTemplateAnswer> {
  return atField(SAME, () =>
    inTransaction(ctx, async (tx) => {
      const { channel, status_id = null, audience = null, provider_template = null, parameters = [], active = false } = draft
      const translations = await textsAfter(tx, channel, {}, draft.translations)
      const given = { ...draft, status_id, audience, active, provider_template, parameters, translations }
      const template = { ...given, ...fitted(channel, given) }
      await requireGood(tx, template, 'event')
      const now = tx.platform.clock()
      const row = { ...template, translations: JSON.stringify(template.translations), created_at: now, updated_at: now }
      const made = await getTemplate(tx, await insertRow(tx.db, 'notification_templates', row))
      await log.created(tx, made)
      return made
    }),
  )
}

/** Changes a template. Event, channel and audience are fixed. */
export function updateTemplate(ctx: Context, id: number, patch: NotificationTemplatePatch): Promise<NotificationTemplateAnswer> {
  return atField(SAME, () =>
    inTransaction(ctx, async (tx) => {
      await requireLocked(tx, 'notification_templates', id)
      const before = await getTemplate(tx, id)
      const { channel } = before
      const translations = await textsAfter(tx, channel, before.translations, patch.translations)
      const changed = onlyChanged(before, { ...patch, ...fitted(channel, { ...patch, translations }) })
      if (changed) await requireGood(tx, { ...before, ...changed }, 'status_id')
      requireFresh(tx, before)
      if (!changed) return before
      const written = { ...changed, translations: JSON.stringify(changed.translations ?? before.translations) }
      await patchRow(tx.db, 'notification_templates', id, { ...written, updated_at: tx.platform.clock() })
      const after = await getTemplate(tx, id)
      await log.updated(tx, before, after)
      return after
    }),
  )
}

/** Deletes a template: nothing more is sent with it; sent messages stay. */
export function removeTemplate(ctx: Context, id: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    await requireLocked(tx, 'notification_templates', id)
    const template = await getTemplate(tx, id)
    requireFresh(tx, template)
    await deleteRow(tx.db, 'notification_templates', id)
    await log.deleted(tx, template)
  })
}

type Texts = Translations<NotificationTexts>

interface Fields {
  readonly translations: Texts
  readonly provider_template?: string | null | undefined
  readonly parameters?: Placeholder[] | undefined
}

/** Removes fields that the channel does not have: a form may still hold texts for another one. */
function fitted(channel: NotificationChannel, { translations, provider_template, parameters }: Fields) {
  const bare = ([language, texts]: [string, NotificationTexts]) => [language, { ...texts, subject: '' }]
  const provided = { provider_template: provider_template === '' ? null : provider_template, parameters }
  return {
    ...(channel === 'messenger' ? provided : { provider_template: null, parameters: [] }),
    translations: hasSubject(channel) ? translations : (Object.fromEntries(Object.entries(translations).map(bare)) as Texts), // the same languages
  }
}

type About = TemplateAbout & JudgedTemplate & { readonly id?: number }

/** Throws 422 at each wrong field; where another template for the case exists, with that one, so that a screen can lead there. */
async function requireGood(tx: Context, template: About, field: 'event' | 'status_id'): Promise<void> {
  const problems = templateProblems(template)
  if (Object.keys(problems).length > 0) throw invalid(problems)
  const same = await findSame(tx.db, template, template.id)
  if (same !== undefined) throw invalid({ [field]: sameThere }, await getTemplate(tx, same))
}
