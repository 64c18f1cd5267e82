import { z } from 'zod'
import { endpoint } from './kit/endpoint.ts'
import { phrase } from './kit/phrase.ts'
import { many, one } from './kit/reply.ts'
import { ROLES } from './kit/role.ts'
import { STOP, text } from './kit/text.ts'

export const SOURCE_LANGUAGE = 'en'

export const CharCode = z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$/)

export const Language = z.object({
  id: z.number(),
  name: z.string(),
  char_code: z.string(),
  source_language: z.boolean(),
  active: z.boolean(),
})
export type Language = z.infer<typeof Language>

/** {category: {message: {char_code: text}}} */
export const TranslationIndex = z.record(z.string(), z.record(z.string(), z.record(z.string(), z.string())))
export type TranslationIndex = z.infer<typeof TranslationIndex>

/** The only name that no object on the wire can have: JSON readers drop it, or do worse. */
const UNSPEAKABLE = '__proto__'

function spoken(max: number) {
  return text(max)
    .min(1, STOP)
    .refine((name) => name !== UNSPEAKABLE, { params: { phrase: phrase('validation', 'This value is not valid') } })
}

const MissedTranslation = z.object({ category: spoken(60), message: spoken(1000) })
export type MissedTranslation = z.output<typeof MissedTranslation>

export const i18nEndpoints = {
  languageIndex: endpoint({
    method: 'GET',
    path: '/i18n/language-index',
    access: 'public',
    beforePasswordChange: true,
    reply: many(Language),
  }),
  /** The index of one language, or of all; with an ETag of its own. */
  translationIndex: endpoint({
    method: 'GET',
    path: '/i18n/translation-index',
    access: 'public',
    beforePasswordChange: true,
    query: z.object({ language: CharCode.optional() }),
    reply: one(TranslationIndex),
  }),
  missedTranslation: endpoint({
    method: 'POST',
    path: '/i18n/missed-translation',
    access: ROLES,
    beforePasswordChange: true,
    body: MissedTranslation,
    reply: one(TranslationIndex),
  }),
}
