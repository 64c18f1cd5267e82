import { expect, test } from 'vitest'
import { templateRow } from './notification-template.testing.ts'
import { bodyOf, NEW_TEMPLATE, type TemplateValues, withChannel, withEvent } from './template-form.rules.ts'
import { checkTemplate, templateRules } from './template-form.ts'

const mail: TemplateValues = templateRules.valuesOf(templateRow())
const wrong = (values: TemplateValues) => Object.keys(checkTemplate(values)).toSorted()

test('a template that is there is a form without mistakes, of which nothing has changed', () => {
  expect(wrong(mail)).toEqual([])
  expect(templateRules.patchOf(mail, mail)).toEqual({})
})

test('an empty form says all that it lacks', () => {
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

test('what another channel has stays behind', () => {
  const values: TemplateValues = { ...mail, channel: 'sms', provider_template: 'x', parameters: ['order.track'] }
  const translations = { en: { subject: 'Hi', body: 'Text' }, de: { subject: 'Nur ein Betreff', body: '' } }
  expect(bodyOf({ ...values, translations })).toMatchObject({
    provider_template: null,
    parameters: [],
    translations: { en: { body: 'Text' } },
  })
  expect(Object.keys(bodyOf({ ...values, translations }).translations)).toEqual(['en'])
})

test('a person’s event needs no audience, and no messenger tells of it', () => {
  const changed = withEvent({ ...mail, channel: 'messenger' }, 'account')
  expect(changed).toMatchObject({ channel: 'in_app', audience: null, status_id: null })
  expect(bodyOf({ ...changed, audience: 'logist' }).audience).toBeNull()
})

test('an event keeps what goes with it', () => {
  expect(withEvent(mail, 'order.created')).toMatchObject({ channel: 'email', audience: 'customer', status_id: null })
  expect(withEvent({ ...mail, parameters: ['order.track', 'refusal_link'], channel: 'messenger' }, 'order.created').parameters).toEqual([
    'order.track',
  ])
})

test('a channel that does not reach the audience gives it up, and its texts take another form', () => {
  expect(withChannel(mail, 'in_app')).toMatchObject({ audience: null, translations: { en: { body: 'Hello' } } })
  expect(withChannel(mail, 'sms')).toMatchObject({ audience: 'customer', translations: { en: { body: 'Hello' } } })
  expect(withChannel(withChannel(mail, 'sms'), 'email').translations).toEqual(mail.translations)
  const plain = withChannel(mail, 'sms')
  expect(withChannel(plain, 'messenger').translations).toBe(plain.translations)
})
