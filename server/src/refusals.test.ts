import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findPhraseCalls } from '#testing/source-phrases.ts'

/**
 * Ways to lift a refusal, each with its sign in the text: named roles; an action to do; a named bound, within which an entry may stay; or
 * nobody, as it is done already, or has happened in another way.
 */
type Lifting = 'roles' | 'deed' | 'bound' | 'nobody'

const TOLD: Record<Lifting, RegExp> = {
  roles: /\{roles\}|\ban administrator\b/,
  deed: /[a-z}](: |\. )(choose|add|restore|Narrow) /,
  bound: /\b(at most|cannot lie|must end|too large|taken|has this number|only while|more decimals|no decimals|Enter|missed|Name one)\b/,
  nobody:
    /\b(already|not (archived|paid|deleted)|has no (courier|actual delivery date)|meanwhile|no delivered cash orders?|nothing to print|no orders)\b/,
}

const REFUSALS: Record<string, Lifting> = {
  'The order is deleted. These roles can restore it: {roles}': 'roles',
  'The order is archived. These roles can restore it: {roles}': 'roles',
  'Only these roles may move an order from “{from}” to “{to}”: {roles}': 'roles',
  'The money of this order was handed over in {number}. These roles can take the hand-over back: {roles}': 'roles',
  'The sender’s address is missing: an administrator adds it to the organization': 'roles',
  'An order in delivery needs a courier: choose who takes it': 'deed',
  'An order that was handed over needs its actual delivery date: choose another': 'deed',
  'This courier cannot take the order: choose an active one of its country': 'deed',
  'The order cannot have this sub-status: choose one of its status': 'deed',
  'The customer’s phone number is missing: add it to the order': 'deed',
  'The courier has too many orders for one manifest: choose a day': 'deed',
  '{count, number} orders match: at most {most, number} can be chosen at once. Narrow the list down.': 'deed',
  '{count, number} orders match: at most {most, number} labels are printed at once. Narrow the list down.': 'deed',
  '{count, plural, one {{tracks} is archived: restore it first} other {{tracks} are archived: restore them first}}': 'deed',
  'The amount is too large': 'bound',
  'Amounts in {currency} have {digits, plural, =0 {no decimals} one {at most # decimal} other {at most # decimals}}': 'bound',
  'The delivery cannot lie in the future': 'bound',
  'The delivery must end later than it starts': 'bound',
  'Another order of the organization has this number': 'bound',
  'This track number is taken': 'bound',
  'The order {track} has this number. It was deleted on {day}: restore it, or use another number': 'bound',
  'A token may change an order only while it is new or in processing': 'bound',
  'The amounts of the order have more decimals than this currency': 'bound',
  'Name one version for each order': 'bound',
  'Enter a date': 'bound',
  'Value missed': 'bound',
  'The order is archived already': 'nobody',
  'The order is not archived': 'nobody',
  'The order is paid already': 'nobody',
  'The order is not paid': 'nobody',
  'The order has no courier': 'nobody',
  'The order has no actual delivery date': 'nobody',
  'The order is not deleted': 'nobody',
  'The order has been changed meanwhile': 'nobody',
  'The order has been moved meanwhile': 'nobody',
  'The order has been assigned to another courier meanwhile': 'nobody',
  '{count, plural, one {{tracks} is paid already} other {{tracks} are paid already}}': 'nobody',
  '{count, plural, one {{tracks} stands in a hand-over already: {numbers}} other {{tracks} stand in hand-overs already: {numbers}}}':
    'nobody',
  '{count, plural, one {{tracks} is no delivered cash order of this courier} other {{tracks} are no delivered cash orders of this courier}}':
    'nobody',
  'This hand-over has been taken back already': 'nobody',
  'There is nothing to print': 'nobody',
  'The courier has no orders to take along': 'nobody',
  'The couriers have no orders to take along': 'nobody',
}

/** Texts whose remedy is shown once beside all of them, in the menu and behind the help of the toast. */
const SAID_BESIDE: Record<string, string> = {
  'The flow has no step from “{from}” to “{to}”': 'Only an administrator of the organization can add a step to the flow.',
}

/** Other texts of these files. */
const NO_REFUSALS = [
  'The address is too long and will be shortened',
  '{field}: too long, it will be shortened',
  '{field}: letters that no font has will be printed as “?”',
  'The track number is too long for the bar code: scan the square code',
  '{count, plural, one {# order cannot be printed} other {# orders cannot be printed}}',
]

const REFUSING =
  /^(contract\/src\/(order|order-hold|order-operation|courier-order|handover|order-print|order-flow|order-list|order-move|order-edit|kit\/money)|server\/src\/features\/(order|order-list|order-move|order-operation|order-edit|courier-order)\/[^/]+)\.ts$/

const calls = findPhraseCalls(join(import.meta.dirname, '..', '..'))
const said = new Set(calls.map(({ literal }) => literal?.message))

test('every refusal of an order has an entry for who can resolve it', () => {
  const found = calls.flatMap(({ file, literal }) => (literal && REFUSING.test(file) ? [literal.message] : []))
  const known = [...Object.keys(REFUSALS), ...Object.keys(SAID_BESIDE), ...NO_REFUSALS]
  expect([...new Set(found)].toSorted()).toEqual(known.toSorted())
})

describe('a refusal names who can resolve it', () => {
  test.each(Object.entries(REFUSALS))('“%s”: %s', (message, lifting) => {
    expect(message).toMatch(TOLD[lifting])
  })

  test.each(Object.entries(SAID_BESIDE))('“%s”, and beside it “%s”', (_message, beside) => {
    expect(said).toContain(beside)
  })
})
