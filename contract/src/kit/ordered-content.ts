import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id } from './page.ts'
import { many, timestamp } from './reply.ts'
import type { Audience } from './role.ts'

/** The common part of rows that have texts in every language, an order by hand, and a mark for published. */
export const ContentRow = z.object({
  id: z.number(),
  /** The language of its texts: the one asked for, or the fallback. */
  language: z.string(),
  position: z.number(),
  /** Only administrators see unpublished rows and the rows in them. */
  published: z.boolean(),
  created_at: timestamp(),
  updated_at: timestamp(),
  version: z.number(),
})

/** Sort fields of the lists. Default: by position. */
export const CONTENT_SORTS = ['id', 'position', 'name', 'published', 'created_at', 'updated_at'] as const

/** The place in its group, from 1 on; a larger number than the last means the end. Absent: a new row comes last, a known one stays. */
export const Position = z.int().min(1).max(100_000).optional()

/**
 * The key by which help finds content that came with the product; null for rows that people wrote. It cannot be written through the API.
 */
export const ProductKey = z.string().nullable()

/** A key to look for. */
export const WantedKey = z.string().regex(/^[a-z0-9-]{1,60}$/)

interface Reordering<Row> {
  readonly access: readonly Audience[]
  readonly row: Row
  /** The most rows of a group. */
  readonly max: number
}

/** Puts all rows of a group into a new order. */
export function reordering<Row extends z.ZodType>(path: `/${string}`, { access, row, max }: Reordering<Row>) {
  const ids = z
    .array(Id)
    .min(1)
    .max(2 * max)
  return endpoint({ method: 'PUT', path: `${path}/position`, access, body: z.object({ ids }), reply: many(row) })
}
