import { z } from 'zod'
import { endpoint } from './kit/endpoint.ts'
import { IdParams, int } from './kit/page.ts'
import { one, timestamp } from './kit/reply.ts'
import type { Role } from './kit/role.ts'

export const LogEntry = z.object({
  action: z.enum(['created', 'updated', 'deleted']),
  date: timestamp(),
  actor_name: z.string(),
  changes: z.record(z.string(), z.object({ old: z.unknown(), new: z.unknown() })),
})
export type LogEntry = z.output<typeof LogEntry>

/**
 * Shape and paging follow the specification: page from zero, camelCase. A page has that many entries, the last first, of the row itself and
 * of the rows that belong to it.
 */
export const ModelLog = z.object({
  logs: z.array(LogEntry),
  relations: z.record(z.string(), z.array(LogEntry)),
  pagesCount: z.number(),
})
export type ModelLog = z.output<typeof ModelLog>

export const LogQuery = z.object({
  page: int(0, 1_000_000).default(0),
  itemsPerPage: int(1, 50).default(10),
})

/** Rows that have a log, by the name in the path, and the roles that may read it (permission-matrix.json). */
export const LOG_READERS = {
  order: ['admin', 'organization_admin', 'logist'],
  courier: ['admin', 'organization_admin', 'logist'],
  'order-flow': ['admin', 'organization_admin'],
  kanban: ['admin', 'organization_admin'],
  'kanban-card': ['admin', 'organization_admin'],
  'order-sub-status': ['admin', 'organization_admin'],
  user: ['admin', 'organization_admin', 'security'],
  organization: ['admin'],
  country: ['admin'],
  currency: ['admin'],
  language: ['admin'],
  'i18n-source': ['admin'],
  faq: ['admin'],
  'faq-category': ['admin'],
  'onboarding-section': ['admin'],
  'onboarding-category': ['admin'],
  'onboarding-article': ['admin'],
  'notification-template': ['admin'],
} as const satisfies Record<string, readonly Role[]>
export type LogEntity = keyof typeof LOG_READERS

export function isLogEntity(name: string): name is LogEntity {
  return Object.hasOwn(LOG_READERS, name)
}

export function mayReadLog(entity: LogEntity, role: Role): boolean {
  const readers: readonly Role[] = LOG_READERS[entity]
  return readers.includes(role)
}

export const modelLogEndpoints = {
  /** 404 for an unknown entity, 403 for an entity that the caller may not read. */
  get: endpoint({
    method: 'GET',
    path: '/model-log/:entity/:id',
    access: ['admin', 'organization_admin', 'logist', 'security'],
    params: IdParams.extend({ entity: z.string() }),
    query: LogQuery,
    reply: one(ModelLog),
  }),
}
