import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id } from './page.ts'
import { many, timestamp } from './reply.ts'
import type { Audience } from './role.ts'

/** The common part of rows that are written per language, put in order by hand and published. */
export const ContentRow = z.object({
  id: z.number(),
  /** The language of its texts: the one asked for, or what there is instead. */
  language: z.string(),
  position: z.number(),
  /** Unpublished rows, and the rows in them, are for administrators alone. */
  published: z.boolean(),
  created_at: timestamp(),
  updated_at: timestamp(),
  version: z.number(),
})

/** Sort fields of the lists; in their order unless asked. */
export const CONTENT_SORTS = ['id', 'position', 'name', 'published', 'created_at', 'updated_at'] as const

/** The place among those it stands with, from 1 on; behind the last one is the end. Absent: a new one comes last, a known one stays. */
export const Position = z.int().min(1).max(100_000).optional()

/** By which help finds what came with the product; null of what people have written. Nobody can write it. */
export const ProductKey = z.string().nullable()

/** A key that is looked for. */
export const WantedKey = z.string().regex(/^[a-z0-9-]{1,60}$/)

interface Reordering<Row> {
  readonly access: readonly Audience[]
  readonly row: Row
  /** How many there may be of a group. */
  readonly max: number
}

/** All rows of a group, in their new order. */
export function reordering<Row extends z.ZodType>(path: `/${string}`, { access, row, max }: Reordering<Row>) {
  const ids = z
    .array(Id)
    .min(1)
    .max(2 * max)
  return endpoint({ method: 'PUT', path: `${path}/position`, access, body: z.object({ ids }), reply: many(row) })
}
