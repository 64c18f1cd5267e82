import { expect, test } from 'vitest'
import { latinKey, pressedKeys } from './pressed-keys.rules.ts'

test.each([
  ['a letter', { key: 'x', code: 'KeyX' }, ['x']],
  ['a capital', { key: 'X', code: 'KeyX' }, ['x']],
  ['a letter where another Latin keyboard has it', { key: 'z', code: 'KeyY' }, ['z']],
  ['an umlaut', { key: 'ö', code: 'Semicolon' }, ['ö']],
  ['a Polish letter', { key: 'ł', code: 'KeyL' }, ['ł']],
  ['a Cyrillic letter', { key: 'ч', code: 'KeyX' }, ['ч', 'x']],
  ['a Cyrillic capital', { key: 'Ч', code: 'KeyX' }, ['ч', 'x']],
  ['a Cyrillic letter at the place of a sign', { key: 'ж', code: 'Semicolon' }, ['ж']],
  ['a Greek letter', { key: 'χ', code: 'KeyX' }, ['χ', 'x']],
  ['a letter that no keyboard wrote', { key: 'ч' }, ['ч']],
  ['a digit', { key: '7', code: 'Digit7' }, ['7']],
  ['the full stop at the place of the slash', { key: '.', code: 'Slash' }, ['.', '/']],
  ['the comma at the place of the question mark', { key: ',', code: 'Slash' }, [',', '?']],
  ['the slash', { key: '/', code: 'Slash' }, ['/']],
  ['the minus at the place of the slash', { key: '-', code: 'Slash' }, ['-']],
  ['the full stop', { key: '.', code: 'Period' }, ['.']],
  ['a key with a name', { key: 'Enter', code: 'Enter' }, ['Enter']],
])('%s is pressed', (_case, press, keys) => {
  expect(pressedKeys(press)).toEqual(keys)
  expect(latinKey(press)).toBe(keys.at(-1))
})
