import { expect, test } from 'vitest'
import type { z } from 'zod'
import { endpoints } from './endpoints.ts'
import { LONG_TEXTS } from './kit/long-texts.testing.ts'
import { isRichText } from './kit/rich-text.ts'
import { textSchemas } from './kit/text-schemas.testing.ts'

const texts = textSchemas(endpoints)

test('the walk finds plain and rich texts', () => {
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter(({ schema }) => isRichText(schema)).length).toBeGreaterThan(0)
})

test.each(texts)('$at answers to long texts of one sign, and refuses them once', ({ schema }) => {
  for (const text of LONG_TEXTS) {
    const { error } = schema.safeParse(text)
    const taken = isUnasked(schema) || isRichText(schema) || text.trim() === ''
    if (taken) expect(error?.issues.length ?? 0).toBeLessThan(2)
    else expect(error?.issues).toHaveLength(1)
  }
})

/** A part of a path that is only looked up: it has no checks. */
function isUnasked({ _zod }: z.core.$ZodType): boolean {
  return (_zod.def.checks ?? []).length === 0
}

interface Check {
  readonly check: string
  readonly abort?: boolean
  readonly pattern?: RegExp
}

/** Checks whether the pattern itself ends after a fixed number of characters, so that it reads no further. */
function isBounded({ pattern }: Check): boolean {
  return pattern !== undefined && /^\^.*\$$/.test(pattern.source) && !/[*+]|,\}/.test(pattern.source.replaceAll(/\[[^\]]*\]/g, ''))
}

function asks({ check }: Check): boolean {
  return check === 'custom' || check === 'string_format'
}

/** Returns checks that run although an earlier one has refused, or before the length is checked. */
function askedTooEarly(schema: z.core.$ZodType): string[] {
  const checks = (schema._zod.def.checks ?? []).map(({ _zod }) => _zod.def as Check)
  return checks.flatMap((one, index) => {
    const before = checks.slice(0, index).filter(({ check }) => check !== 'overwrite')
    const isLimited = before.some(({ check }) => check === 'max_length') || isBounded(one)
    const isLength = isRichText(schema) && before.length === 0 // in bytes, which zod does not count
    if (!asks(one) || isLength) return []
    return (isLimited || isRichText(schema)) && before.every(({ abort }) => abort) ? [] : [one.check]
  })
}

test.each(texts)('$at is asked nothing before its length, and nothing once it is refused', ({ schema }) => {
  expect(askedTooEarly(schema)).toEqual([])
})
