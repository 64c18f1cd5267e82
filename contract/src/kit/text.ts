import { z } from 'zod'

/** Given to a check: what it refuses the checks after it do not ask. Whatever asks a text stands behind its length so. */
export const STOP = { abort: true } as const

/** Text that is trimmed first. */
export function text(max: number) {
  return z.string().trim().max(max, STOP)
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
