import { z } from 'zod'
import { int, timestamp } from './kit/page.ts'

export const LogEntry = z.object({
  action: z.enum(['created', 'updated', 'deleted']),
  date: timestamp(),
  actor_name: z.string(),
  changes: z.record(z.string(), z.object({ old: z.unknown(), new: z.unknown() })),
})
export type LogEntry = z.output<typeof LogEntry>

/** Shape and paging are the specification's: page from zero, camelCase. */
export const ModelLog = z.object({
  logs: z.array(LogEntry),
  relations: z.record(z.string(), z.array(LogEntry)),
  pagesCount: z.number(),
})
export type ModelLog = z.output<typeof ModelLog>

export const LogQuery = z.object({
  page: int().min(0).max(1_000_000).default(0),
  itemsPerPage: int().min(1).max(50).default(10),
})
