import { type Phrase, phrase } from '@tracklane/contract/kit/phrase'
import { isCommonPassword } from './common-passwords.ts'

/** Returns the reason against this password, or undefined; the contract checks its length. */
export function passwordProblem(password: string, login: string): Phrase | undefined {
  const plain = password.normalize('NFC').toLowerCase()
  if (isCommonPassword(plain) || isRun(plain)) return phrase('auth', 'This password is too common: choose another one')
  const [name] = login.toLowerCase().split('@')
  if (plain === login.toLowerCase() || plain === name) return phrase('auth', 'The password must differ from the login')
  return undefined
}

/** Checks for runs such as aaaaaaaa, 23456789, hgfedcba. */
function isRun(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0)
  const [first = 0, second = 0] = codes
  const step = second - first
  return Math.abs(step) <= 1 && codes.every((code, index) => index === 0 || code - (codes[index - 1] ?? 0) === step)
}
