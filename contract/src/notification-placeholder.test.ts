import { expect, test } from 'vitest'
import { audiencesOf, channelsOf, NOTIFICATION_CHANNELS, NOTIFICATION_EVENTS } from './notification-event.ts'
import {
  namesIn,
  PLACEHOLDERS,
  type PlaceholderPlace,
  placeholderProblem,
  placeholdersOf,
  templateParts,
} from './notification-placeholder.ts'

test.each([
  ['words alone', 'Hello', [{ text: 'Hello' }]],
  ['a name', '{{order.track}}', [{ name: 'order.track' }]],
  ['a name in words', 'a {{b}} c', [{ text: 'a ' }, { name: 'b' }, { text: ' c' }]],
  ['spaces within', '{{  order.track }}', [{ name: 'order.track' }]],
  ['no name', '{{}}', [{ name: '' }]],
  ['one brace more before', '{{{a}}', [{ text: '{' }, { name: 'a' }]],
  ['one brace more behind', '{{a}}}', [{ name: 'a' }, { text: '}' }]],
  ['two after another', '{{a}}{{b}}', [{ name: 'a' }, { name: 'b' }]],
  ['the last opening counts', '{{ {{a}}', [{ text: '{{ ' }, { name: 'a' }]],
  ['never closed', 'a {{b', [{ text: 'a {{b' }]],
  ['never opened', 'a}} b', [{ text: 'a}}' }, { text: ' b' }]],
  ['single braces', '{a}', [{ text: '{a}' }]],
  ['nothing', '', []],
])('%s', (_what, text, parts) => {
  expect(templateParts(text)).toEqual(parts)
})

test('the parts joined give the text again', () => {
  for (const text of ['{{{{a}}}} {{b}} }}{{', 'a}}b{{c}}d', '{{a}}{{'])
    expect(
      templateParts(text)
        .map((part) => ('text' in part ? part.text : `{{${part.name}}}`))
        .join(''),
    ).toBe(text)
})

test('a long text of braces is read in one pass', () => {
  for (const text of ['{{'.repeat(100_000), '}}'.repeat(100_000), `${'{{'.repeat(100_000)}}}`, '{{a}} {{ '.repeat(30_000)])
    expect(templateParts(text).length).toBeLessThanOrEqual(100_001)
})

test('each unknown name is reported once', () => {
  expect(namesIn('{{a}} {{b}} {{ a }}')).toEqual(['a', 'b'])
})

const STATUS: PlaceholderPlace = { event: 'order.status_changed', channel: 'sms', audience: 'customer' }
const MAIL: PlaceholderPlace = { ...STATUS, channel: 'email' }

test.each<[what: string, text: string, place: PlaceholderPlace, message: RegExp | undefined]>([
  ['of an order', '{{order.track}} {{customer.name}}', STATUS, undefined],
  ['unknown', 'a {{order.secret}}', STATUS, /no placeholder/],
  ['named like an inherited property', '{{constructor}} {{__proto__}}', STATUS, /no placeholder/],
  ['an expression', '{{order.track.length}}', STATUS, /no placeholder/],
  ['no name at all', '{{ }}', STATUS, /no placeholder/],
  ['of a message', '{{message.text}}', STATUS, /no placeholder/],
  ['of an account', '{{account.what}}', STATUS, /no placeholder/],
  ['of an order in a message', '{{order.track}}', { event: 'message', channel: 'in_app' }, /no placeholder/],
  ['the text of a message', '{{message.text}}', { event: 'message', channel: 'in_app' }, undefined],
  ['the change of an account', '{{account.what}}, {{account.when}}', { event: 'account', channel: 'email' }, undefined],
  ['the text of a message in an account', '{{message.text}}', { event: 'account', channel: 'email' }, /no placeholder/],
  ['the link in a mail to a customer', '<p>{{refusal_link}}</p>', MAIL, undefined],
  ['the link in a mail to a courier', '<p>{{refusal_link}}</p>', { ...MAIL, audience: 'courier' }, /no placeholder/],
  ['the link in an SMS', '{{refusal_link}}', STATUS, /no placeholder/],
  ['never closed', '{{order.track', STATUS, /never closed/],
  ['in the address of a link', '<a href="https://{{customer.name}}/">a</a>', MAIL, /link/],
  ['in the title of a link', '<a href="https://a.test" title="{{customer.name}}">a</a>', MAIL, /link/],
  ['beside a link', '<a href="https://a.test">{{customer.name}}</a>', MAIL, undefined],
  ['with an element inside', '{{<b>order.track</b>}}', MAIL, /no placeholder/],
  ['less than in plain text', 'a < {{order.track}} > b', STATUS, undefined],
])('a placeholder %s', (_what, text, place, message) => {
  const problem = placeholderProblem(text, place)
  if (message === undefined) expect(problem).toBeUndefined()
  else expect(problem?.message).toMatch(message)
})

test('a long unknown name is reported by its beginning, with its braces', () => {
  expect(placeholderProblem('{{nope}}', STATUS)?.values).toEqual({ name: '{{nope}}' })
  expect(placeholderProblem(`{{${'x'.repeat(200_000)}}}`, STATUS)?.values).toEqual({ name: `{{${'x'.repeat(40)}}}` })
})

test('the events together offer every placeholder, and no other', () => {
  const places = NOTIFICATION_EVENTS.flatMap((event) =>
    channelsOf(event).flatMap((channel) => [null, ...audiencesOf(event, channel)].map((audience) => ({ event, channel, audience }))),
  )
  expect(new Set(places.flatMap((place) => [...placeholdersOf(place)]))).toEqual(new Set(PLACEHOLDERS))
})

test.each(NOTIFICATION_CHANNELS)('%s reaches whom it may', (channel) => {
  const customers = ['customer', 'courier', 'logist', 'organization_admin']
  const reached = { in_app: customers.slice(1), email: customers, sms: customers, messenger: customers.slice(0, 2) }
  expect(audiencesOf('order.created', channel)).toEqual(reached[channel])
  expect([audiencesOf('message', channel), audiencesOf('account', channel)]).toEqual([[], []])
})
