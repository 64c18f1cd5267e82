import { phrase } from '@tracklane/contract/kit/phrase'
import { type NotificationTemplate, NotificationTemplateDraft } from '@tracklane/contract/notification-template'
import { translatedRules } from '#kit/translated-form.ts'
import { checkedBy, type FieldErrors, said } from '#lib/form-errors.ts'
import { bodyOf, needsAudience, problemsOf, type TemplateValues } from './template-form.rules.ts'

export const templateRules = translatedRules({
  valuesOf: ({ provider_template, ...row }: NotificationTemplate): TemplateValues => ({
    ...row,
    provider_template: provider_template ?? '',
  }),
  bodyOf,
})

const MISSED = phrase('validation', 'Value missed')

/** Checks a template by the schema and the rules of the server. */
export function checkTemplate(values: TemplateValues): FieldErrors {
  const lacksAudience = needsAudience(values) && values.audience === null
  return {
    ...checkedBy(NotificationTemplateDraft)(bodyOf(values)),
    ...(lacksAudience && { audience: said(MISSED) }),
    ...Object.fromEntries(Object.entries(problemsOf(values)).map(([field, problem]) => [field, said(problem)])),
  }
}
