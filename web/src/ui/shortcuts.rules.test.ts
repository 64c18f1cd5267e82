import { expect, test } from 'vitest'
import { listed, singleKeys } from './shortcuts.rules.ts'

const press = { key: 'x', ctrlKey: false, metaKey: false, altKey: false, repeat: false, defaultPrevented: false }
const free = { isTyping: false, isCovered: false, isOff: false }

test.each([
  ['a letter', {}, {}, ['x']],
  ['a capital', { key: 'X' }, {}, ['x']],
  ['a sign', { key: '?' }, {}, ['?']],
  ['a digit', { key: '7' }, {}, ['7']],
  ['a letter of another script', { key: 'ч', code: 'KeyX' }, {}, ['ч', 'x']],
  ['a key with a name', { key: 'Enter' }, {}, []],
  ['with Ctrl', { ctrlKey: true }, {}, []],
  ['with ⌘', { metaKey: true }, {}, []],
  ['with Alt', { altKey: true }, {}, []],
  ['held down', { repeat: true }, {}, []],
  ['taken by somebody', { defaultPrevented: true }, {}, []],
  ['while one writes', {}, { isTyping: true }, []],
  ['under a dialog', {}, { isCovered: true }, []],
  ['switched off', {}, { isOff: true }, []],
])('a single key acts: %s', (_case, pressed, surroundings, keys) => {
  expect(singleKeys({ ...press, ...pressed }, { ...free, ...surroundings })).toEqual(keys)
})

test('of shortcuts with the same key only the nearest is listed', () => {
  const near = { key: 'm', label: 'near' }
  const digits = ['1', '2', '3'].map((key) => ({ key, shownAs: '1–9', label: key }))
  expect(listed([near, ...digits, { key: 'm', label: 'far' }, { key: '/', label: 'search' }])).toEqual([
    near,
    digits[0],
    { key: '/', label: 'search' },
  ])
})
