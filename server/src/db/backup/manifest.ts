import { z } from 'zod'

export const MANIFEST = 'manifest.json'
export const FORMAT = 1

const Entry = z.object({ name: z.string(), rows: z.int(), bytes: z.int(), sha256: z.string() })

const BackedUpTable = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int(),
  /** The next number of a numbering column, so that no number is used for two rows. */
  next: z.object({ column: z.string(), value: z.string() }).nullable(),
  entries: z.array(Entry),
})

/** The last entry of a backup: lists the entries before it and shows that the file is complete. */
export const Manifest = z.object({
  product: z.literal('tracklane'),
  format: z.int(),
  made_at: z.iso.datetime(),
  /** The schema: all migrations of the database in order. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(BackedUpTable),
  left_out: z.array(z.object({ table: z.string(), reason: z.string() })),
})

export type Manifest = z.infer<typeof Manifest>
export type BackedUpTable = z.infer<typeof BackedUpTable>
export type BackedUpEntry = z.infer<typeof Entry>
