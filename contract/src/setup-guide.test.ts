import { describe, expect, test } from 'vitest'
import { isSetUp, type SetupState, SetupStepName, setupSteps } from './setup-guide.ts'

const NOTHING: SetupState = {
  currencies: 0,
  countries: 0,
  organizations: 0,
  organization_admins: 0,
  logists: 0,
  couriers: 0,
  flows: 0,
  boards: 0,
  addresses: 0,
  tokens: 0,
  orders: 0,
}
const ALL = Object.fromEntries(Object.keys(NOTHING).map((name) => [name, 1])) as unknown as SetupState // same keys

/** The step that each number completes. */
const TAKEN: Readonly<Record<keyof SetupState, SetupStepName>> = {
  currencies: 'currency',
  countries: 'country',
  organizations: 'organization',
  organization_admins: 'organization_admin',
  logists: 'logist',
  couriers: 'courier',
  flows: 'flow',
  boards: 'board',
  addresses: 'address',
  tokens: 'intake',
  orders: 'intake',
}
const numbers = Object.keys(TAKEN) as (keyof SetupState)[] // the keys of this object
const done = (state: SetupState) => setupSteps(state).flatMap(({ step, done: isDone }) => (isDone ? [step] : []))
const without = (...names: (keyof SetupState)[]): SetupState => ({ ...ALL, ...Object.fromEntries(names.map((name) => [name, 0])) })

test('the steps come in their order, and an administrator can take each', () => {
  expect(setupSteps(NOTHING).map(({ step }) => step)).toEqual(SetupStepName.options)
  for (const { step, roles } of setupSteps(NOTHING)) expect(roles, step).toContain('admin')
})

test('an empty installation has no step done, a full one has all', () => {
  expect([done(NOTHING), isSetUp(setupSteps(NOTHING))]).toEqual([[], false])
  expect([done(ALL), isSetUp(setupSteps(ALL))]).toEqual([SetupStepName.options, true])
})

describe.each(numbers)('%s', (name) => {
  test('alone complete only their step', () => {
    const state = { ...NOTHING, [name]: 3 }
    expect([done(state), isSetUp(setupSteps(state))]).toEqual([[TAKEN[name]], false])
  })

  test('when missing leave their step open, unless another number completes it', () => {
    const isOpen = name !== 'tokens' && name !== 'orders'
    expect(done(without(name))).toEqual(SetupStepName.options.filter((step) => !isOpen || step !== TAKEN[name]))
  })
})

test.each([
  ['a flow and a board of its own', without('flows', 'boards'), true],
  ['a token, where there are orders', without('tokens'), true],
  ['orders, where there is a token', without('orders'), true],
  ['a token and orders', without('tokens', 'orders'), false],
  ['couriers', without('couriers'), false],
  ['a logist', without('logists'), false],
  ['the address of the sender', without('addresses'), false],
])('without %s the setup is complete: %s', (_missing, state, expected) => {
  expect(isSetUp(setupSteps(state))).toBe(expected)
})

/** The way from nothing. After each number the steps before it are done; with the first order the setup is complete. */
const WAY = numbers.filter((name) => name !== 'tokens').map((name, place, names) => ({ name, there: names.slice(0, place + 1) }))

test.each(WAY)('on the way as far as $name, all before it is done and nothing else', ({ there }) => {
  const state = { ...NOTHING, ...Object.fromEntries(there.map((name) => [name, 1])) }
  const steps = setupSteps(state)
  expect(done(state)).toEqual(there.map((name) => TAKEN[name]))
  expect(isSetUp(steps)).toBe(there.includes('orders'))
  expect(steps.find((step) => !step.done && !step.optional)?.step).toBe(
    SetupStepName.options.filter((step) => step !== 'flow' && step !== 'board').find((step) => !there.some((name) => TAKEN[name] === step)),
  )
})
