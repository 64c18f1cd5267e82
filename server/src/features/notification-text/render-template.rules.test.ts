import { expect, test } from 'vitest'
import { renderTemplate } from './render-template.rules.ts'

test.each([
  ['in an SMS as they are', 'sms', '<b>{{order.track}}</b>{{customer.name}}', '<b>TL1</b><b>Bob</b> & "Ray"'],
  ['in a mail escaped', 'email', '<b>{{order.track}}</b>{{customer.name}}', '<b>TL1</b>&lt;b&gt;Bob&lt;/b&gt; &amp; &quot;Ray&quot;'],
] as const)('values are inserted %s', (_how, channel, body, rendered) => {
  expect(renderTemplate({ body }, channel, { 'order.track': 'TL1', 'customer.name': '<b>Bob</b> & "Ray"' }).body).toBe(rendered)
})

test.each(['in_app', 'sms', 'messenger', 'email'] as const)('a placeholder inside a value is not filled (%s)', (channel) => {
  const values = { 'customer.name': '{{order.track}}', 'order.track': '{{customer.name}}' }
  expect(renderTemplate({ body: '{{customer.name}} {{order.track}}' }, channel, values)).toEqual({
    subject: '',
    body: '{{order.track}} {{customer.name}}',
    missing: [],
  })
})

test('two values cannot form a placeholder', () => {
  const values = { 'customer.name': '{{order.', 'order.track': 'total}}', 'order.total': '9' }
  expect(renderTemplate({ body: '{{customer.name}}{{order.track}}' }, 'sms', values).body).toBe('{{order.total}}')
})

test('line breaks stay in a text', () => {
  expect(renderTemplate({ body: 'Hi {{customer.name}}\n!' }, 'sms', { 'customer.name': 'Bob\r\nRay' }).body).toBe('Hi Bob\r\nRay\n!')
})

test('a subject is one line, whatever its values', () => {
  const name = 'Bob\r\nBcc: all@tracklane.test\u2028x\u2029y\u0085z\0w'
  const { subject, missing } = renderTemplate({ subject: 'A\r\nB {{customer.name}} <b>', body: '' }, 'email', { 'customer.name': name })
  expect(subject).toBe('A B Bob Bcc: all@tracklane.test x y z w <b>')
  expect(missing).toEqual([])
})

test('a channel without subjects gets none', () => {
  expect(renderTemplate({ subject: '{{order.track}}', body: 'x' }, 'in_app', {})).toEqual({ subject: '', body: 'x', missing: [] })
})

test('each placeholder without a value is reported once and replaced by nothing', () => {
  const body = '{{courier.name}}|{{order.reason}}|{{courier.name}}|{{constructor}}|{{__proto__}}'
  expect(renderTemplate({ subject: '{{order.foreign_id}}', body }, 'email', { 'order.reason': '' })).toEqual({
    subject: '',
    body: '||||',
    missing: ['order.foreign_id', 'order.reason', 'courier.name'],
  })
})

test('replacement patterns in a value are plain text', () => {
  expect(renderTemplate({ body: '{{customer.name}}' }, 'sms', { 'customer.name': "$& $1 $' $$" }).body).toBe("$& $1 $' $$")
})
