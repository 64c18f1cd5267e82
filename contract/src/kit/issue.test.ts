import { expect, test } from 'vitest'
import { z } from 'zod'
import { issuePhrase } from './issue.ts'
import { Id, Money, sortOf } from './page.ts'

const cases: { title: string; schema: z.ZodType; given: unknown; message: string; values?: object }[] = [
  { title: 'an absent value', schema: z.string(), given: undefined, message: 'Value missed' },
  { title: 'a null', schema: z.string(), given: null, message: 'Value missed' },
  { title: 'an empty required text', schema: z.string().trim().min(1), given: '  ', message: 'Value missed' },
  { title: 'a number for a text', schema: z.string(), given: 5, message: 'This value has the wrong type' },
  {
    title: 'a short text',
    schema: z.string().min(8),
    given: 'short',
    message: 'Enter at least {minimum, plural, one {# character} other {# characters}}',
    values: { minimum: 8 },
  },
  {
    title: 'a long text',
    schema: z.string().max(3),
    given: 'long',
    message: 'Enter at most {maximum, plural, one {# character} other {# characters}}',
    values: { maximum: 3 },
  },
  { title: 'a small number', schema: Id, given: 0, message: 'The value must be at least {minimum}', values: { minimum: 1 } },
  {
    title: 'a large number',
    schema: z.number().max(10),
    given: 11,
    message: 'The value must be at most {maximum}',
    values: { maximum: 10 },
  },
  {
    title: 'a long list',
    schema: z.array(z.number()).max(1),
    given: [1, 2],
    message: 'Give at most {maximum, plural, one {# entry} other {# entries}}',
    values: { maximum: 1 },
  },
  {
    title: 'an empty list',
    schema: z.array(z.number()).min(1),
    given: [],
    message: 'Give at least {minimum, plural, one {# entry} other {# entries}}',
    values: { minimum: 1 },
  },
  { title: 'a value not offered', schema: z.enum(['a', 'b']), given: 'c', message: 'Choose one of the offered values' },
  { title: 'an absent choice', schema: z.enum(['a', 'b']), given: undefined, message: 'Value missed' },
  { title: 'a choice that is null', schema: z.enum(['a', 'b']), given: null, message: 'Value missed' },
  { title: 'a field where nothing is chosen', schema: z.enum(['a', 'b']), given: '', message: 'Value missed' },
  { title: 'an absent fixed value', schema: z.literal(true), given: undefined, message: 'Value missed' },
  { title: 'an unknown field', schema: z.strictObject({}), given: { extra: 1 }, message: 'Unknown field' },
  { title: 'a rule of our own', schema: sortOf(['id']), given: 'name', message: 'This list cannot be sorted like that' },
  { title: 'a rule without words', schema: z.string().refine(() => false), given: 'x', message: 'This value is not valid' },
  { title: 'a text of the wrong form', schema: Money, given: '1,5', message: 'This value is not valid' },
]

test.each(cases)('$title has a message in words', ({ schema, given, message, values }) => {
  const issue = schema.safeParse(given, { reportInput: true }).error?.issues[0]
  const told = issue && issuePhrase(issue)
  expect(told).toEqual({ category: 'validation', message, ...(values ? { values } : {}) })
})
