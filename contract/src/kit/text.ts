import { z } from 'zod'

/** Text that is trimmed first. */
export function text(max: number) {
  return z.string().trim().max(max)
}

/** An instant that somebody gives: ISO 8601 with a zone. */
export function instant() {
  return z.iso.datetime({ offset: true })
}
