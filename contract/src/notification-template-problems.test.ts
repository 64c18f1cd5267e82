import { expect, test } from 'vitest'
import { type JudgedTemplate, templateProblems, trialProblems } from './notification-template-problems.ts'

const SMS: JudgedTemplate = { event: 'order.created', channel: 'sms', audience: 'customer', translations: { en: { body: 'Hi' } } }
const MAIL: JudgedTemplate = { ...SMS, channel: 'email', translations: { en: { subject: 'Hi', body: '<p>Hi</p>' } } }
const WORD: JudgedTemplate = { event: 'message', channel: 'in_app', audience: null, translations: { en: { body: '{{message.text}}' } } }

function en(texts: { subject?: string; body: string }) {
  return { translations: { en: texts } }
}

test.each<[what: string, template: JudgedTemplate, fields: string[]]>([
  ['an SMS', SMS, []],
  ['a mail', MAIL, []],
  ['a message of one person', WORD, []],
  ['no audience', { ...SMS, audience: null }, ['audience']],
  ['an audience of what concerns one person', { ...WORD, audience: 'logist' }, ['audience']],
  ['a customer in the app', { ...SMS, channel: 'in_app' }, ['audience']],
  ['a logist by messenger', { ...SMS, channel: 'messenger', audience: 'logist' }, ['audience']],
  ['a message by messenger', { ...WORD, channel: 'messenger' }, ['channel']],
  ['a status of a change of the status', { ...SMS, event: 'order.status_changed', status_id: 7 }, []],
  ['a status of anything else', { ...SMS, status_id: 7 }, ['status_id']],
  ['a mail without a subject', { ...MAIL, ...en({ body: '<p>Hi</p>' }) }, ['translations.en.subject']],
  ['a mail with an empty subject', { ...MAIL, ...en({ subject: ' ', body: '<p>Hi</p>' }) }, ['translations.en.subject']],
  ['a mail with an empty body', { ...MAIL, ...en({ subject: 'Hi', body: '<p>&nbsp;</p>' }) }, ['translations.en.body']],
  [
    'a mail with a picture',
    { ...MAIL, ...en({ subject: 'Hi', body: `<p>Hi<img src="/api/upload/${'0f'.repeat(16)}.png"></p>` }) },
    ['translations.en.body'],
  ],
  ['a link in a subject', { ...MAIL, ...en({ subject: '{{refusal_link}}', body: '<p>Hi</p>' }) }, ['translations.en.subject']],
  ['less than in a subject', { ...MAIL, ...en({ subject: 'a < {{order.track}}', body: '<p>Hi</p>' }) }, []],
  [
    'two faults of one language',
    { ...MAIL, ...en({ subject: '', body: '<p>{{nope}}</p>' }) },
    ['translations.en.subject', 'translations.en.body'],
  ],
  [
    'a fault in two languages',
    { ...SMS, translations: { en: { body: '{{nope}}' }, de: { body: 'Hallo' }, pl: { body: '{{' } } },
    ['translations.en.body', 'translations.pl.body'],
  ],
  ['a language that goes', { ...SMS, translations: { en: { body: 'Hi' }, de: null } }, []],
  ['a long SMS', { ...SMS, ...en({ body: 'x'.repeat(1_001) }) }, ['translations.en.body']],
  ['a long text of the bell', { ...WORD, ...en({ body: 'x'.repeat(501) }) }, ['translations.en.body']],
  ['a subject where there is none', { ...SMS, ...en({ subject: '{{nope}}', body: 'Hi' }) }, []],
  ['a parameter', { ...SMS, channel: 'messenger', parameters: ['order.track'] }, []],
  [
    'a parameter of something else',
    { ...SMS, channel: 'messenger', parameters: ['order.track', 'account.what', 'refusal_link'] },
    ['parameters.1', 'parameters.2'],
  ],
])('%s', (_what, template, fields) => {
  expect(Object.keys(templateProblems(template))).toEqual(fields)
})

test('a trial may lack a subject, and nothing else', () => {
  expect(trialProblems({ ...MAIL, ...en({ body: '<p>Hi</p>' }) })).toEqual({})
  expect(Object.keys(trialProblems({ ...MAIL, ...en({ body: '<p>{{nope}}</p>' }) }))).toEqual(['translations.en.body'])
  expect(Object.keys(trialProblems({ ...MAIL, ...en({ subject: '{{nope}}', body: '' }) }))).toEqual([
    'translations.en.body',
    'translations.en.subject',
  ])
})
