import { z } from 'zod'

export function one<Row extends z.ZodType>(row: Row) {
  return z.object({ data: row })
}

export function many<Row extends z.ZodType>(row: Row) {
  return z.object({ data: z.array(row) })
}

const Timestamp = z.transform(toInstantText) as unknown as z.ZodType<string, Date> // it also reads the wire, but handlers must give a Date

/** An instant: a `Date` on the server, ISO 8601 text in UTC on the wire. Code recognizes it by the identity of this one schema. */
export function timestamp() {
  return Timestamp
}

const InstantText = z.iso.datetime({ offset: true })

function toInstantText(value: unknown, ctx: z.RefinementCtx): string {
  if (value instanceof Date && !Number.isNaN(value.getTime())) return value.toISOString()
  if (typeof value === 'string' && InstantText.safeParse(value).success) return new Date(value).toISOString()
  ctx.issues.push({ code: 'invalid_type', expected: 'date', input: value })
  return z.NEVER
}
