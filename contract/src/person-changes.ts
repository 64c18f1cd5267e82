import { z } from 'zod'
import type { Role } from './kit/role.ts'
import { type LogEntity, LogEntry } from './model-log.ts'

/** A change that a person made, with the changed row. */
export const PersonChange = LogEntry.extend({
  entity: z.string(),
  entity_id: z.number(),
  /** The row to which it belongs, as an assignment belongs to its order. */
  owner: z.object({ entity: z.string(), id: z.number() }).nullable(),
  /** The path of the screen that shows the row; null where the reader has none, and for a deleted row. */
  link: z.string().nullable(),
})
export type PersonChange = z.output<typeof PersonChange>

/** A page of changes, the last first. */
export const PersonChanges = z.object({ logs: z.array(PersonChange), pagesCount: z.number() })

/** Paths of lists, by the reader's role where roles differ. The id of a row is added. */
const SCREENS: Readonly<Record<LogEntity, string | Partial<Record<Role, string>>>> = {
  order: { admin: '/order-admin', organization_admin: '/order/index' },
  courier: { organization_admin: '/courier/' },
  'order-flow': '/order-flow/',
  kanban: '/kanban/board',
  'kanban-card': '/kanban/card',
  'order-sub-status': '/kanban/order-sub-status',
  user: '/user/',
  organization: '/organization/',
  country: '/country/',
  currency: '/country/?tab=currency',
  language: '/i18n/languages/',
  'i18n-source': '/i18n/phrases/',
  faq: '/faq-admin/faq',
  'faq-category': '/faq-admin/category/',
  'onboarding-section': '/onboarding-admin/section/',
  'onboarding-category': '/onboarding-admin/category/',
  'onboarding-article': '/onboarding-admin/article/',
  'notification-template': '/notification/templates/',
}

/** Returns the path at which the reader sees that row. */
export function rowPath(entity: LogEntity, id: number, role: Role): string | undefined {
  const screen = SCREENS[entity]
  const path = typeof screen === 'string' ? screen : screen[role]
  return path && `${path}${path.includes('?') ? '&' : '?'}id=${id}`
}
