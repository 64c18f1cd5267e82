import { beforeEach, describe, expect, test } from 'vitest'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'

const app = appPerFile({ clock: () => new Date('2026-05-04T10:00:00Z') })
let admin: Visitor

beforeEach(async () => {
  admin = await app.as('admin')
})

const DELIVERED = {
  name: 'Delivered',
  event: 'order.status_changed',
  status_id: 7,
  channel: 'sms',
  audience: 'customer',
  translations: { en: { body: '{{order.track}} is <b>there</b>' } },
}
const MAIL = {
  ...DELIVERED,
  channel: 'email',
  translations: { en: { subject: 'There: {{order.track}}', body: '<p>Dear {{customer.name}}</p>' } },
}

async function made(body: object) {
  const answer = await admin.post('/notification/template', body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().data
}

async function refused(answer: Promise<{ statusCode: number; json(): { errors: object } }>): Promise<string[]> {
  const { statusCode, json } = await answer
  expect(statusCode).toBe(422)
  return Object.keys(json().errors)
}

function logOf(id: number) {
  const logs = app.world.db.selectFrom('model_logs').select(['action', 'changes']).where('entity', '=', 'notification-template')
  return logs.where('entity_id', '=', id).orderBy('id').execute()
}

describe('a template', () => {
  test('is inactive at first and has the fields of its channel', async () => {
    const template = await made(DELIVERED)
    expect(template).toMatchObject({ ...DELIVERED, translations: { en: { subject: '', body: '{{order.track}} is <b>there</b>' } } })
    expect(template).toMatchObject({ active: false, provider_template: null, parameters: [], languages: ['en'], version: 1 })
    expect((await admin.get(`/notification/template/${template.id}`)).json().data).toEqual(template)
  })

  test('loses fields that its channel does not have', async () => {
    const extra = { provider_template: 'delivered_v2', parameters: ['order.track'] }
    const translations = { en: { subject: 'Gone', body: 'Hi' } }
    expect(await made({ ...DELIVERED, ...extra, translations })).toMatchObject({
      provider_template: null,
      parameters: [],
      translations: { en: { subject: '', body: 'Hi' } },
    })
    expect(await made({ ...DELIVERED, ...extra, channel: 'messenger' })).toMatchObject(extra)
    expect(await made({ ...DELIVERED, ...extra, channel: 'messenger', status_id: null, provider_template: ' ' })).toMatchObject({
      provider_template: null,
    })
  })

  test('of a mail is rich text, cleaned in requests and replies', async () => {
    const body = '<p onclick="x()">Hi <b>{{customer.name}}</b><script>1</script></p>'
    const { id, translations } = await made({ ...MAIL, translations: { en: { subject: '<b>Hi</b>', body } } })
    expect(translations).toEqual({ en: { subject: '<b>Hi</b>', body: '<p>Hi <b>{{customer.name}}</b></p>' } })
    const dirty = JSON.stringify({ en: { subject: '<b>Hi</b>', body } })
    await app.world.db.updateTable('notification_templates').set({ translations: dirty }).execute()
    expect((await admin.get(`/notification/template/${id}`)).json().data.translations).toEqual(translations)
  })

  test.each<[what: string, body: object, fields: string[]]>([
    ['an unknown placeholder', { translations: { en: { body: '{{order.secret}}' } } }, ['translations.en.body']],
    ['one that is not for it', { translations: { en: { body: '{{refusal_link}}' } } }, ['translations.en.body']],
    ['a language that there is not', { translations: { fr: { body: 'Salut' } } }, ['translations.fr']],
    ['no language', { translations: {} }, ['translations']],
    ['an audience that its channel does not reach', { channel: 'in_app' }, ['audience']],
    ['no audience', { audience: null }, ['audience']],
    ['a status of another event', { event: 'order.created' }, ['status_id']],
    ['an event that there is not', { event: 'order.lost' }, ['event']],
    ['a channel that every object has', { channel: 'constructor' }, ['channel']],
    ['a parameter that there is not', { channel: 'messenger', parameters: ['order.secret'] }, ['parameters.0']],
    ['a mail without a subject', { channel: 'email' }, ['translations.en.subject']],
    [
      'a mail too deep to be read',
      { channel: 'email', translations: { en: { subject: 'Hi', body: '<b>'.repeat(101) } } },
      ['translations.en.body'],
    ],
    [
      'a mail with nothing in it once it is clean',
      { channel: 'email', translations: { en: { subject: 'Hi', body: '<script>1</script>' } } },
      ['translations.en.body'],
    ],
  ])('is refused with %s, at its field', async (_what, body, fields) => {
    expect(await refused(admin.post('/notification/template', { ...DELIVERED, ...body }))).toEqual(fields)
    expect(await app.world.db.selectFrom('notification_templates').select('id').execute()).toEqual([])
  })
})

describe('two templates for the same event and audience', () => {
  test.each([
    ['with a status', DELIVERED],
    ['for any status', { ...DELIVERED, status_id: null }],
    ['for one person', { name: 'Free', event: 'message', channel: 'in_app', translations: { en: { body: '{{message.text}}' } } }],
  ])('%s: the second is refused, and the refusal names the first', async (_what, draft) => {
    const first = await made(draft)
    const answer = await admin.post('/notification/template', { ...draft, name: 'Second' })
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['event']])
    expect(answer.json().data).toEqual(first)
  })

  test('at the same moment: only one is created', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => admin.post('/notification/template', { ...DELIVERED, status_id: null })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422])
  })

  test('may differ in one field, and no change may make them equal', async () => {
    const first = await made(DELIVERED)
    await made({ ...DELIVERED, audience: 'courier' })
    await made({ ...DELIVERED, channel: 'messenger' })
    const any = await made({ ...DELIVERED, status_id: null })
    const answer = await admin.put(`/notification/template/${any.id}`, { status_id: 7 })
    expect([answer.statusCode, Object.keys(answer.json().errors), answer.json().data.id]).toEqual([422, ['status_id'], first.id])
    expect((await admin.put(`/notification/template/${any.id}`, { status_id: 10 })).json().data.status_id).toBe(10)
  })
})

describe('a change of a template', () => {
  test('keeps absent fields, and event, channel and audience', async () => {
    const { id } = await made(DELIVERED)
    const patch = { event: 'order.created', channel: 'email', audience: 'courier', active: true, translations: { de: { body: 'Da' } } }
    const answer = await admin.put(`/notification/template/${id}`, patch)
    expect(answer.headers.etag).toBe('"2"')
    expect(answer.json().data).toMatchObject({
      ...DELIVERED,
      active: true,
      languages: ['de', 'en'],
      translations: { en: { subject: '', body: '{{order.track}} is <b>there</b>' }, de: { subject: '', body: 'Da' } },
    })
  })

  test('without an effect leaves version and log as they are', async () => {
    const { id } = await made(MAIL)
    const same = await admin.put(`/notification/template/${id}`, { name: ' Delivered ', translations: MAIL.translations })
    expect([same.statusCode, same.json().data.version]).toEqual([200, 1])
    expect(await logOf(id)).toHaveLength(1)
  })

  test.each<[string, object, string[]]>([
    ['the last language', { translations: { en: null } }, ['translations']],
    ['a placeholder', { translations: { de: { body: '{{nope}}' } } }, ['translations.de.body']],
    ['a name', { name: ' ' }, ['name']],
  ])('is refused at its field: %s', async (_what, patch, fields) => {
    const { id } = await made(DELIVERED)
    expect(await refused(admin.put(`/notification/template/${id}`, patch))).toEqual(fields)
  })

  test('of an older version is refused with the present row', async () => {
    const { id } = await made(DELIVERED)
    await admin.put(`/notification/template/${id}`, { name: 'Ours' })
    const answer = await admin.put(`/notification/template/${id}`, { name: 'Mine' }, { 'if-match': '"1"' })
    expect([answer.statusCode, answer.json().data.name]).toEqual([412, 'Ours'])
  })
})

test('is logged in words, with names in place of codes', async () => {
  const { id } = await made({ ...MAIL, active: true })
  await admin.put(`/notification/template/${id}`, {
    status_id: null,
    translations: { en: { subject: 'Here', body: '<p>Good <b>day</b></p>' } },
  })
  await admin.delete(`/notification/template/${id}`)
  const [first, second, third] = await logOf(id)
  expect(first).toEqual({
    action: 'created',
    changes: {
      name: { old: null, new: 'Delivered' },
      event: { old: null, new: 'Status changed' },
      status: { old: null, new: 'Delivered' },
      channel: { old: null, new: 'Email' },
      audience: { old: null, new: 'Customer' },
      active: { old: null, new: true },
      'subject.en': { old: null, new: 'There: {{order.track}}' },
      'body.en': { old: null, new: 'Dear {{customer.name}}' },
    },
  })
  expect(second?.changes).toEqual({
    status: { old: 'Delivered', new: null },
    'subject.en': { old: 'There: {{order.track}}', new: 'Here' },
    'body.en': { old: 'Dear {{customer.name}}', new: 'Good day' },
  })
  expect(third).toMatchObject({ action: 'deleted', changes: { event: { old: 'Status changed', new: null } } })
  expect((await admin.get(`/notification/template/${id}`)).statusCode).toBe(404)
  expect((await admin.get(`/model-log/notification-template/${id}`)).json().data.logs).toHaveLength(3)
})

test('of an SMS is logged with its plain text', async () => {
  const { id } = await made({ ...DELIVERED, channel: 'messenger', parameters: ['order.track', 'order.status'] })
  const [log] = await logOf(id)
  expect(log?.changes).toMatchObject({
    'body.en': { new: '{{order.track}} is <b>there</b>' },
    parameters: { new: 'order.track, order.status' },
  })
  expect(log?.changes).not.toHaveProperty('subject.en')
})
