import type { Phrase } from '@tracklane/contract/kit/phrase'
import type { Translations, TranslationsPatch } from '@tracklane/contract/kit/translations'
import type { NotificationChannel } from '@tracklane/contract/notification-event'
import type { NotificationTexts } from '@tracklane/contract/notification-template'
import { mergedTexts } from '#features/i18n/texts.service.ts'
import type { Context } from '#platform/context.ts'
import { invalid } from '#platform/errors.ts'
import { cleanOrNothing } from '#platform/rich-text/clean-fields.ts'
import { RichTextRefused } from '#platform/rich-text/refused.ts'
import { sanitizeRichText } from '#platform/rich-text/sanitize.ts'

// A body is rich text only for mails, and a schema cannot say that of one field. So this file does what `route()` does with rich texts, on
// the way in and on the way out.
type Texts = Translations<NotificationTexts>

/** Merges a request's texts into a row's and sanitizes the rich ones. Throws 422 at each text that exceeds the limits. */
export async function textsAfter(
  ctx: Context,
  channel: NotificationChannel,
  before: Texts,
  given: TranslationsPatch<NotificationTexts> | undefined,
): Promise<Texts> {
  const merged = await mergedTexts<NotificationTexts>(ctx, before, given, { subject: '' })
  if (channel !== 'email') return merged
  const refused: Record<string, Phrase> = {}
  const clean = Object.entries(merged).map(([language, texts]) => {
    const refuse = (why: Phrase) => {
      refused[`translations.${language}.body`] = why
    }
    return [language, { ...texts, body: cleaned(texts.body, refuse) }]
  })
  if (Object.keys(refused).length > 0) throw invalid(refused)
  return Object.fromEntries(clean)
}

function cleaned(body: string, refuse: (why: Phrase) => void): string {
  try {
    return sanitizeRichText(body)
  } catch (error) {
    if (!(error instanceof RichTextRefused)) throw error
    refuse(error.phrase)
    return ''
  }
}

/** Returns a row's texts as they can be shown and sent: sanitized, since other programs may have written the row. */
export function shownTexts(channel: NotificationChannel, translations: Texts): Texts {
  if (channel !== 'email') return translations
  const shown = Object.entries(translations).map(([language, texts]) => [language, { ...texts, body: cleanOrNothing(texts.body) }])
  return Object.fromEntries(shown)
}
