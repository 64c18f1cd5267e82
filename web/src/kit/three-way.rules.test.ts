import { describe, expect, test } from 'vitest'
import { editRules } from './edit-form.ts'
import { laidOver } from './three-way.rules.ts'

interface Values {
  name: string
  note: string
  tags: string[]
}

const base: Values = { name: 'One', note: '', tags: ['a'] }
const rules = editRules({
  valuesOf: (row: Values) => row,
  bodyOf: ({ name, note, tags }: Values) => ({ name: name.trim(), note: note.trim() || null, tags }),
})

describe('two forms', () => {
  test.each<[string, Partial<Values>, string[]]>([
    ['spaces say nothing', { name: ' One ', note: '  ' }, []],
    ['a text changed', { name: 'Two' }, ['name']],
    ['a text was added', { note: 'x' }, ['note']],
    ['a list changed', { tags: ['a', 'b'] }, ['tags']],
    ['a list as it was', { tags: ['a'] }, []],
  ])('differ by their values as sent: %s', (_title, change, fields) => {
    expect(rules.changedFields(base, { ...base, ...change })).toEqual(fields)
  })

  test('give a patch of changed values alone, as sent', () => {
    expect(rules.patchOf(base, { ...base, name: ' Two ', note: ' ' })).toEqual({ name: 'Two' })
    expect(rules.patchOf({ ...base, note: 'x' }, base)).toEqual({ note: null })
  })
})

describe('mine and theirs', () => {
  const of = (change: Partial<Values>): Values => ({ ...base, ...change })

  test.each<[string, Partial<Values>, Partial<Values>, string[]]>([
    ['other fields', { name: 'Mine' }, { note: 'theirs' }, []],
    ['the same field', { name: 'Mine', note: 'm' }, { name: 'Theirs' }, ['name']],
    ['the same field to the same value', { name: 'Both' }, { name: ' Both' }, []],
    ['a field I left alone', {}, { name: 'Theirs' }, []],
    ['a field they left alone', { name: 'Mine' }, {}, []],
  ])('conflict where both changed %s', (_title, mine, theirs, fields) => {
    expect(rules.conflictsOf(base, of(mine), of(theirs))).toEqual(fields)
  })

  test('merge into theirs with my changes', () => {
    expect(rules.merged(base, of({ name: 'Mine' }), of({ name: 'Theirs', note: 'n', tags: [] }))).toEqual({
      name: 'Mine',
      note: 'n',
      tags: [],
    })
  })

  test('merge by the named fields', () => {
    expect(laidOver({ a: 1, b: 2 }, { a: 3, b: 4 }, ['b'])).toEqual({ a: 1, b: 4 })
  })
})
