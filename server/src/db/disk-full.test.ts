import { expect, test } from 'vitest'
import { isDiskFull } from './disk-full.ts'

const PANIC = 'could not write to file "pg_wal/xlogtemp.42": No space left on device'

test.each([
  { what: 'the embedded database that finds no room to be made', error: { name: 'ErrnoError', errno: 51 }, isFull: true },
  { what: 'the embedded database that finds none for its log', error: new Error('away', { cause: new Error(PANIC) }), isFull: true },
  { what: 'PostgreSQL', error: Object.assign(new Error('could not extend file'), { code: '53100' }), isFull: true },
  { what: 'a file', error: Object.assign(new Error('no room'), { code: 'ENOSPC' }), isFull: true },
  { what: 'a file of who may take no more', error: Object.assign(new Error('over quota'), { code: 'EDQUOT' }), isFull: true },
  { what: 'the embedded database for another reason', error: { name: 'ErrnoError', errno: 2 }, isFull: false },
  { what: 'PostgreSQL for another reason', error: Object.assign(new Error('no such table'), { code: '42P01' }), isFull: false },
  { what: 'a text', error: 'No space left on device', isFull: false },
])('$what: $isFull', ({ error, isFull }) => {
  expect(isDiskFull(error)).toBe(isFull)
})
