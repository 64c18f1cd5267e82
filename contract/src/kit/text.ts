import { z } from 'zod'

/**
 * An option of a check: after its refusal the later checks are skipped. Checks that read a text must come after its length check with this
 * option.
 */
export const STOP = { abort: true } as const

/** Text without spaces at its ends. Text without visible characters becomes empty. */
export function text(max: number) {
  return z.string().overwrite(shownText).max(max, STOP)
}

/** A visible character. U+2800 is a Braille letter without dots; U+3164 and similar ones fill a place without a mark. */
const SEEN = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u
/** Invisible characters that are not part of another character. Inside a text they may join letters, so only the ends lose them. */
const NOTHING = /[\s\u00ad\u200b\u2060\u2800\u3164\ufeff]/

/** Checks whether a text has no visible character. */
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

/** Enough for a second with twelve decimals. */
const LONGEST_INSTANT = 40

/** An instant in a request: ISO 8601 with a zone. */
export function instant() {
  return z
    .string()
    .max(LONGEST_INSTANT, STOP)
    .check(z.iso.datetime({ offset: true }))
}
