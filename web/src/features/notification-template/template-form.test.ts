import { expect, test } from 'vitest'
import { templateRow } from './notification-template.testing.ts'
import { bodyOf, NEW_TEMPLATE, type TemplateValues, withChannel, withEvent } from './template-form.rules.ts'
import { checkTemplate, templateRules } from './template-form.ts'

const mail: TemplateValues = templateRules.valuesOf(templateRow())
const wrong = (values: TemplateValues) => Object.keys(checkTemplate(values)).toSorted()

test('an existing template is a valid form without changes', () => {
  expect(wrong(mail)).toEqual([])
  expect(templateRules.patchOf(mail, mail)).toEqual({})
})

test('an empty form shows all missing fields', () => {
  expect(wrong(NEW_TEMPLATE)).toEqual(['audience', 'event', 'name', 'translations'])
})

test.each<[string, Partial<TemplateValues>, string[]]>([
  ['a mail without a subject', { translations: { en: { subject: ' ', body: '<p>x</p>' } } }, ['translations.en.subject']],
  ['an unknown placeholder', { translations: { en: { subject: 'x', body: '<p>{{customer.iban}}</p>' } } }, ['translations.en.body']],
  ['one in a subject', { translations: { en: { subject: '{{x}}', body: '<p>x</p>' } } }, ['translations.en.subject']],
  ['braces that stay open', { translations: { en: { subject: 'x', body: '<p>{{order.track</p>' } } }, ['translations.en.body']],
  ['a mail that has no receiver', { audience: null }, ['audience']],
])('%s is refused before it is sent', (_name, change, fields) => {
  expect(wrong({ ...mail, ...change })).toEqual(fields)
})

test('fields of another channel are left out', () => {
  const values: TemplateValues = { ...mail, channel: 'sms', provider_template: 'x', parameters: ['order.track'] }
  const translations = { en: { subject: 'Hi', body: 'Text' }, de: { subject: 'Nur ein Betreff', body: '' } }
  expect(bodyOf({ ...values, translations })).toMatchObject({
    provider_template: null,
    parameters: [],
    translations: { en: { body: 'Text' } },
  })
  expect(Object.keys(bodyOf({ ...values, translations }).translations)).toEqual(['en'])
})

test('an event of a person has no audience and no messenger', () => {
  const changed = withEvent({ ...mail, channel: 'messenger' }, 'account')
  expect(changed).toMatchObject({ channel: 'in_app', audience: null, status_id: null })
  expect(bodyOf({ ...changed, audience: 'logist' }).audience).toBeNull()
})

test('a new event keeps the fitting fields', () => {
  expect(withEvent(mail, 'order.created')).toMatchObject({ channel: 'email', audience: 'customer', status_id: null })
  expect(withEvent({ ...mail, parameters: ['order.track', 'refusal_link'], channel: 'messenger' }, 'order.created').parameters).toEqual([
    'order.track',
  ])
})

test('a channel that does not reach the audience clears it, and its texts change their form', () => {
  expect(withChannel(mail, 'in_app')).toMatchObject({ audience: null, translations: { en: { body: 'Hello' } } })
  expect(withChannel(mail, 'sms')).toMatchObject({ audience: 'customer', translations: { en: { body: 'Hello' } } })
  expect(withChannel(withChannel(mail, 'sms'), 'email').translations).toEqual(mail.translations)
  const plain = withChannel(mail, 'sms')
  expect(withChannel(plain, 'messenger').translations).toBe(plain.translations)
})
