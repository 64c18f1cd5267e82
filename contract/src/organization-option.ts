import { z } from 'zod'
import { ListQuery } from './kit/crud.ts'
import { endpoint } from './kit/endpoint.ts'
import { Flag, sortOf } from './kit/page.ts'
import { many } from './kit/reply.ts'

export const ORGANIZATION_LIST_SORTS = ['id', 'name'] as const

/** An organization in a select. People who may only know its name get nothing else. */
export const OrganizationOption = z.object({
  id: z.number(),
  name: z.string(),
  active: z.boolean().optional(),
  /** The countries that it serves; empty: every country. */
  country_ids: z.array(z.number()).optional(),
})
export type OrganizationOption = z.output<typeof OrganizationOption>

export const OrganizationListQuery = ListQuery.extend({ sort: sortOf(ORGANIZATION_LIST_SORTS).optional(), active: Flag.optional() })
export type OrganizationListQuery = z.output<typeof OrganizationListQuery>

export const organizationReaders = ['admin', 'organization_admin', 'security'] as const

/** Not paged. All organizations for administrators, the active ones for security, one's own for everybody else. */
export const organizationOptions = endpoint({
  method: 'GET',
  path: '/organization/list',
  access: organizationReaders,
  query: OrganizationListQuery,
  reply: many(OrganizationOption),
})
