import { describe, expect, test } from 'vitest'
import { changesBetween, withoutSecrets } from './changes.rules.ts'

const AT = new Date('2026-05-04T10:00:00Z')
const change = (old: unknown, now: unknown) => ({ old, new: now })

describe('a changed field', () => {
  test.each([
    ['a value', { name: 'Ann' }, { name: 'Eve' }, { name: change('Ann', 'Eve') }],
    ['a value that was not there', {}, { name: 'Eve' }, { name: change(null, 'Eve') }],
    ['a value that is gone', { name: 'Ann' }, { name: null }, { name: change('Ann', null) }],
    ['a time', { at: null }, { at: AT }, { at: change(null, '2026-05-04T10:00:00.000Z') }],
    ['a time that was', { at: AT }, { at: null }, { at: change('2026-05-04T10:00:00.000Z', null) }],
    ['an amount', { total: '5.00' }, { total: '5.01' }, { total: change('5.00', '5.01') }],
    ['text that only looks like an amount', { comment: '5.0' }, { comment: '5' }, { comment: change('5.0', '5') }],
    ['the order of a list', { roles: ['a', 'b'] }, { roles: ['b', 'a'] }, { roles: change(['a', 'b'], ['b', 'a']) }],
    ['one field of several', { a: 1, b: 2 }, { a: 1, b: 3 }, { b: change(2, 3) }],
    ['zero beside nothing', { count: null }, { count: 0 }, { count: change(null, 0) }],
    [
      'a product’s name',
      { products: [{ name: 'A' }] },
      { products: [{ name: 'B' }] },
      { products: change([{ name: 'A' }], [{ name: 'B' }]) },
    ],
  ])('is %s', (_title, before, after, changes) => {
    expect(changesBetween(before, after)).toEqual(changes)
  })

  test.each([
    ['the same', { name: 'Ann', at: AT }, { name: 'Ann', at: new Date(AT) }],
    ['an empty value that stays empty', {}, { name: null }],
    ['a field missing in the second row', { name: 'Ann' }, {}],
    ['a field that is undefined in the second row', { name: 'Ann' }, { name: undefined }],
    ['an amount written otherwise', { total: '105.0000' }, { total: '105' }],
    ['an amount as a number', { price: '5.0' }, { price: 5 }],
    ['the amounts inside', { products: [{ price: '5.00', sku: null }] }, { products: [{ sku: null, price: '5' }] }],
    ['the order of the keys', { place: { b: 1, a: { d: 1, c: 2 } } }, { place: { a: { c: 2, d: 1 }, b: 1 } }],
  ])('is not %s', (_title, before, after) => {
    expect(changesBetween(before, after)).toEqual({})
  })
})

describe('secret fields', () => {
  test.each(['password', 'password_hash', 'new_password', 'secret', 'client_secret', 'secret_hash', 'hash', 'token', 'TOKEN', 'Password'])(
    '%s is one',
    (field) => {
      expect(changesBetween({ [field]: 'a' }, { [field]: 'b' })).toEqual({})
      expect(withoutSecrets({ [field]: change('a', 'b'), name: change('Ann', 'Eve') })).toEqual({ name: change('Ann', 'Eve') })
    },
  )

  test.each(['password_set', 'password_changed', 'token_id', 'my_token', 'name'])('do not include %s', (field) => {
    const changes = { [field]: change('a', 'b') }
    expect(changesBetween({ [field]: 'a' }, { [field]: 'b' })).toEqual(changes)
    expect(withoutSecrets(changes)).toEqual(changes)
  })
})
