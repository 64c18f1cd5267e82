import { z } from 'zod'

/** Given to a check: what it refuses the checks after it do not ask. Whatever asks a text stands behind its length so. */
export const STOP = { abort: true } as const

/** Text without the spaces at its ends; one that shows nothing is empty. */
export function text(max: number) {
  return z.string().overwrite(shownText).max(max, STOP)
}

/** A sign that is seen: U+2800 is a Braille letter without dots, U+3164 and its like fill places without a mark. */
const SEEN = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u
/** Signs that are no part of any other and never seen; those within a text may join letters. */
const NOTHING = /[\s\u00ad\u200b\u2060\u2800\u3164\ufeff]/

/** Nothing of it can be seen. */
export function isInvisible(given: string): boolean {
  return !SEEN.test(given)
}

function shownText(given: string): string {
  if (isInvisible(given)) return ''
  let [from, to] = [0, given.length]
  while (NOTHING.test(given.charAt(from))) from += 1
  while (NOTHING.test(given.charAt(to - 1))) to -= 1
  return given.slice(from, to)
}

export function email() {
  return z.string().max(320, STOP).check(z.email())
}

/** With twelve digits of a second. */
const LONGEST_INSTANT = 40

/** An instant that somebody gives: ISO 8601 with a zone. */
export function instant() {
  return z
    .string()
    .max(LONGEST_INSTANT, STOP)
    .check(z.iso.datetime({ offset: true }))
}
