import { expect, test } from 'vitest'
import { renderTemplate } from './render-template.rules.ts'

test.each([
  ['in an SMS as they are', 'sms', '<b>{{order.track}}</b>{{customer.name}}', '<b>TL1</b><b>Bob</b> & "Ray"'],
  ['in a mail escaped', 'email', '<b>{{order.track}}</b>{{customer.name}}', '<b>TL1</b>&lt;b&gt;Bob&lt;/b&gt; &amp; &quot;Ray&quot;'],
] as const)('values stand %s', (_how, channel, body, rendered) => {
  expect(renderTemplate({ body }, channel, { 'order.track': 'TL1', 'customer.name': '<b>Bob</b> & "Ray"' }).body).toBe(rendered)
})

test.each(['in_app', 'sms', 'messenger', 'email'] as const)('a value is never read again (%s)', (channel) => {
  const values = { 'customer.name': '{{order.track}}', 'order.track': '{{customer.name}}' }
  expect(renderTemplate({ body: '{{customer.name}} {{order.track}}' }, channel, values)).toEqual({
    subject: '',
    body: '{{order.track}} {{customer.name}}',
    missing: [],
  })
})

test('two values make no third', () => {
  const values = { 'customer.name': '{{order.', 'order.track': 'total}}', 'order.total': '9' }
  expect(renderTemplate({ body: '{{customer.name}}{{order.track}}' }, 'sms', values).body).toBe('{{order.total}}')
})

test('a line break stays one in a text', () => {
  expect(renderTemplate({ body: 'Hi {{customer.name}}\n!' }, 'sms', { 'customer.name': 'Bob\r\nRay' }).body).toBe('Hi Bob\r\nRay\n!')
})

test('a subject is one line, whatever stands in it', () => {
  const name = 'Bob\r\nBcc: all@tracklane.test\u2028x\u2029y\u0085z\0w'
  const { subject, missing } = renderTemplate({ subject: 'A\r\nB {{customer.name}} <b>', body: '' }, 'email', { 'customer.name': name })
  expect(subject).toBe('A B Bob Bcc: all@tracklane.test x y z w <b>')
  expect(missing).toEqual([])
})

test('a channel without subjects has none', () => {
  expect(renderTemplate({ subject: '{{order.track}}', body: 'x' }, 'in_app', {})).toEqual({ subject: '', body: 'x', missing: [] })
})

test('what has no value is missing, each once, and nothing stands in its place', () => {
  const body = '{{courier.name}}|{{order.reason}}|{{courier.name}}|{{constructor}}|{{__proto__}}'
  expect(renderTemplate({ subject: '{{order.foreign_id}}', body }, 'email', { 'order.reason': '' })).toEqual({
    subject: '',
    body: '||||',
    missing: ['order.foreign_id', 'order.reason', 'courier.name'],
  })
})

test('what a replacement would mean to a pattern is text', () => {
  expect(renderTemplate({ body: '{{customer.name}}' }, 'sms', { 'customer.name': "$& $1 $' $$" }).body).toBe("$& $1 $' $$")
})
