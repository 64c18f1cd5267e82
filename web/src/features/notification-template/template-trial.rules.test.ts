import { expect, test } from 'vitest'
import { templateRow } from './notification-template.testing.ts'
import { NEW_TEMPLATE, type TemplateValues } from './template-form.rules.ts'
import { shownLanguage, trialOf } from './template-trial.rules.ts'

const mail: TemplateValues = { ...templateRow(), provider_template: '' }
const shown = { order_id: 7, language: 'de' }
const trial = (change: Partial<TemplateValues>, order_id: number | undefined = 7) => trialOf({ ...mail, ...change }, { ...shown, order_id })

test('a draft is tried with an order and a language, independent of its name', () => {
  expect(trial({ name: '' })).toMatchObject({ event: 'order.status_changed', order_id: 7, language: 'de' })
  expect(trial({ name: '' })).not.toHaveProperty('name')
})

test.each<[string, Partial<TemplateValues>]>([
  ['no event', { event: null }],
  ['nobody to hear it', { audience: null }],
  ['no text', { translations: {} }],
  ['a subject alone', { translations: { en: { subject: 'Hi', body: '' } } }],
  ['an unknown placeholder', { translations: { en: { subject: '', body: '<p>{{nobody}}</p>' } } }],
])('with %s there is no preview', (_name, change) => {
  expect(trial(change)).toBeUndefined()
})

test('a mail without a subject has a preview', () => {
  expect(trial({ translations: { en: { subject: '', body: '<p>x</p>' } } })?.translations).toEqual({
    en: { subject: '', body: '<p>x</p>' },
  })
})

test('an incomplete language does not affect the preview of others', () => {
  const values = { ...mail, translations: { ...mail.translations, de: { subject: '{{x}}', body: '<p>y</p>' } } }
  const tried = trialOf(values, { ...shown, language: 'pl' })
  expect(Object.keys(tried?.translations ?? {})).toEqual(['en'])
  expect(tried && shownLanguage(tried)).toBe('en')
  expect(trialOf(values, shown)).toBeUndefined()
})

test('an event of orders needs an order, an event of a person needs none', () => {
  expect(trialOf(mail, { ...shown, order_id: undefined })).toBeUndefined()
  const account = { ...NEW_TEMPLATE, event: 'account', translations: { en: { body: '{{account.what}}' } } } as const
  expect(trialOf(account, shown)).not.toHaveProperty('order_id')
})
