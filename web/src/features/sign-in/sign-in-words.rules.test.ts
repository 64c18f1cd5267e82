import type { SignIn } from '@tracklane/contract/sign-in'
import { expect, test } from 'vitest'
import { happened, isAlarming, nameOf, wordsOf } from './sign-in-words.rules.ts'

const row = (event: Partial<SignIn> & Pick<SignIn, 'kind'>) => ({ reason: null, actor: null, ...event })

test.each([
  [row({ kind: 'success' }), 'Signed in', undefined, false],
  [row({ kind: 'refused', reason: 'wrong_password' }), 'Refused: {reason}', undefined, true],
  [row({ kind: 'refused', reason: 'more_followed' }), 'Refused: {reason}', undefined, true],
  [row({ kind: 'refused', reason: 'constructor' }), 'Refused', undefined, true],
  [row({ kind: 'refused' }), 'Refused', undefined, true],
  [row({ kind: 'locked' }), 'Locked after too many failures', undefined, true],
  [row({ kind: 'unlocked', actor: 'Ann Lee' }), 'Unlocked by {name}', undefined, false],
  [row({ kind: 'unlocked' }), 'Unlocked', undefined, false],
  [row({ kind: 'impersonation_started', actor: 'Ann Lee', reason: 'Look' }), '{name} began to act as them', 'Look', false],
  [row({ kind: 'impersonation_started', reason: 'wrong_password' }), 'Impersonation started', 'wrong_password', false],
  [row({ kind: 'impersonation_ended', actor: 'Ann Lee' }), '{name} no longer acts as them', undefined, false],
])('%o', (event, message, words, alarming) => {
  expect([happened(event).message, wordsOf(event), isAlarming(event)]).toEqual([message, words, alarming])
})

test('a refusal has its reason in words', () => {
  expect(happened(row({ kind: 'refused', reason: 'unknown_login' })).values).toEqual({
    reason: { category: 'sign-in', message: 'Nobody has this login' },
  })
})

test('an unknown login is shown as it was typed', () => {
  expect([nameOf({ name: 'Ann Lee', email: 'ann@x.test' }), nameOf({ name: null, email: 'ann@x.test' })]).toEqual(['Ann Lee', 'ann@x.test'])
})
