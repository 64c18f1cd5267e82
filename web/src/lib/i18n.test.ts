import { phrase } from '@tracklane/contract/kit/phrase'
import { expect, test } from 'vitest'
import { addTranslations, setLanguage, translate, translatePhrase } from './i18n.ts'

test('English needs no translations', () => {
  expect(translate('home', 'Open orders')).toBe('Open orders')
  expect(translate('home', "It's {count, plural, one {# order} other {# orders}}", { count: 1200 })).toBe("It's 1,200 orders")
})

test('numbers and plurals follow the language', () => {
  addTranslations({
    test: {
      '{count, plural, one {# order} other {# orders}}': {
        pl: '{count, plural, one {# zamówienie} few {# zamówienia} other {# zamówień}}',
      },
    },
  })
  setLanguage('pl')
  const orders = (count: number) => translate('test', '{count, plural, one {# order} other {# orders}}', { count })
  expect([orders(1), orders(2), orders(5)]).toEqual(['1 zamówienie', '2 zamówienia', '5 zamówień'])
})

test('phrases inside a phrase are translated, and lists joined as the language does', () => {
  addTranslations({
    role: { Logist: { de: 'Disponent' }, Courier: { de: 'Kurier' } },
    test: { 'Only {roles} may': { de: 'Nur {roles} dürfen das' } },
  })
  const message = phrase('test', 'Only {roles} may', { roles: [phrase('role', 'Logist'), phrase('role', 'Courier')] })
  expect(translatePhrase(message)).toBe('Only Logist and Courier may')
  setLanguage('de')
  expect(translatePhrase(message)).toBe('Nur Disponent und Kurier dürfen das')
})

test('a text that is no valid message is shown as it is', () => {
  expect(translate('test', 'Broken {count, plural', { count: 1 })).toBe('Broken {count, plural')
})

test('a translation that cannot be formatted is shown in English', () => {
  addTranslations({ test: { 'Up to {n, number} MB': { de: 'Bis {n, number, ::currency/XX}' } } })
  setLanguage('de')
  expect(translate('test', 'Up to {n, number} MB', { n: 5 })).toBe('Up to 5 MB')
})

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'])(
  'texts of the name %s are texts like any other',
  (name) => {
    const texts = JSON.parse(`{"${name}": {"${name}": {"de": "Eins"}, "polluted": {"de": "Zwei"}}, "menu": {"${name}": {"de": "Drei"}}}`)
    expect([translate(name, name), translate('menu', name)]).toEqual([name, name])
    addTranslations(texts)
    setLanguage('de')
    expect([translate(name, name), translate(name, 'polluted'), translate('menu', name)]).toEqual(['Eins', 'Zwei', 'Drei'])
    expect([Reflect.get({}, 'polluted'), Reflect.get(Object, 'polluted')]).toEqual([undefined, undefined])
  },
)

test('a missing value keeps its name from the text', () => {
  expect(translate('test', 'From {constructor} to {toString}')).toBe('From {constructor} to {toString}')
})
