import { expect, test } from 'vitest'
import { GUEST, type Scope, SYSTEM } from './actor.ts'
import { AppError } from './errors.ts'
import { ownArea, ownOrganization } from './own-area.ts'

const MANY: Scope = { kind: 'all' }
const ONE: Scope = { kind: 'area', organization_id: 5, country_id: null }
const within = (scope: Scope) => ({ ...SYSTEM, scope })

/** Returns the answer, or the text at each field. */
function answerOf(work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return Object.fromEntries(Object.entries(error.details.fields ?? {}).map(([field, texts]) => [field, [texts].flat()[0]?.message]))
  }
}

const NOT_OFFERED = { organization_id: 'Choose one of the offered values' }

test.each([
  [MANY, 7, 7],
  [MANY, null, null],
  [MANY, undefined, { organization_id: 'Value missed' }],
  [ONE, undefined, 5],
  [ONE, 5, 5],
  [ONE, 7, NOT_OFFERED],
  [ONE, null, NOT_OFFERED],
  [GUEST.scope, 5, NOT_OFFERED],
  [{ kind: 'courier', user_id: 1 } as const, undefined, NOT_OFFERED],
])('organization for a scope of %j with %j given: %j', (scope, named, answer) => {
  expect(answerOf(() => ownOrganization(within(scope), named))).toEqual(answer)
})

test.each([
  [MANY, { organization_id: 7, country_id: 2 }, { organization_id: 7, country_id: 2 }],
  [MANY, { organization_id: 7 }, { country_id: 'Value missed' }],
  [ONE, { country_id: 2 }, { organization_id: 5, country_id: 2 }],
  [{ ...ONE, country_id: 3 }, {}, { organization_id: 5, country_id: 3 }],
  [{ ...ONE, country_id: 3 }, { country_id: 2 }, { country_id: 'Choose one of the offered values' }],
])('area for a scope of %j with %j given: %j', (scope, named, answer) => {
  expect(answerOf(() => ownArea(within(scope), named))).toEqual(answer)
})
