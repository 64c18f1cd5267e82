import { expect, test } from 'vitest'
import { DatabaseUnreachable, reaching } from './unreachable.ts'

const away = [
  { what: 'nobody listens', error: coded('ECONNREFUSED') },
  { what: 'nobody listens at any address', error: Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }) },
  { what: 'the line broke', error: coded('ECONNRESET') },
  { what: 'the database was shut down', error: coded('57P01') },
  { what: 'the database crashed', error: coded('57P02') },
  { what: 'the database is still starting', error: coded('57P03') },
  { what: 'no connection is left', error: coded('53300') },
  { what: 'the driver lost it', error: new Error('Connection terminated unexpectedly') },
  { what: 'the driver knows it broken', error: new Error('Client has encountered a connection error and is not queryable') },
  { what: 'it does not take the connection in time', error: new Error('timeout expired') },
  { what: 'a shared connection stays silent', error: new Error('Query read timeout') },
  { what: 'all connections stay busy', error: new Error('timeout exceeded when trying to connect') },
]

test.each(away)('the database counts as unreachable when $what', async ({ error }) => {
  await expect(reaching(Promise.reject(error))).rejects.toBeInstanceOf(DatabaseUnreachable)
})

const here = [
  { what: 'a row exists already', error: coded('23505') },
  { what: 'a statement is wrong', error: coded('42601') },
  { what: 'the password is wrong', error: coded('28P01') },
  { what: 'the code is wrong', error: new TypeError('x is not a function') },
]

test.each(here)('the error stays as it is when $what', async ({ error }) => {
  await expect(reaching(Promise.reject(error))).rejects.toBe(error)
})

test('the reason is named even where an error has only a code', async () => {
  const several = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })
  await expect(reaching(Promise.reject(several))).rejects.toThrow('The database cannot be reached: ECONNREFUSED')
})

function coded(code: string): Error {
  return Object.assign(new Error('What the driver says'), { code })
}
