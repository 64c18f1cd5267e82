import { z } from 'zod'
import { endpoint } from './kit/endpoint.ts'
import { many, one } from './kit/page.ts'
import { ROLES } from './kit/role.ts'

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

const MissedTranslation = z.object({
  category: z.string().trim().min(1).max(60),
  message: z.string().trim().min(1).max(1000),
})

export const i18nEndpoints = {
  languageIndex: endpoint({
    method: 'GET',
    path: '/i18n/language-index',
    access: 'public',
    beforePasswordChange: true,
    reply: many(Language),
  }),
  translationIndex: endpoint({
    method: 'GET',
    path: '/i18n/translation-index',
    access: 'public',
    beforePasswordChange: true,
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
