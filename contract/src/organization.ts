import { z } from 'zod'
import { crud, ListQuery, UsedBy } from './kit/crud.ts'
import { endpoint } from './kit/endpoint.ts'
import { Flag, PageQuery, pageOf, sortOf } from './kit/page.ts'
import { many, timestamp } from './kit/reply.ts'
import { email, text } from './kit/text.ts'

export const ORGANIZATION_LIST_SORTS = ['id', 'name'] as const

/** As a select offers it; who may only know what it is called is not told whether it is active. */
export const OrganizationOption = z.object({ id: z.number(), name: z.string(), active: z.boolean().optional() })
export type OrganizationOption = z.output<typeof OrganizationOption>

export const OrganizationListQuery = ListQuery.extend({ sort: sortOf(ORGANIZATION_LIST_SORTS).optional(), active: Flag.optional() })
export type OrganizationListQuery = z.output<typeof OrganizationListQuery>

export const Organization = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  active: z.boolean(),
  /** Numbers of people who sign in for it and of working tokens: they are affected when it is disabled. */
  people: z.number(),
  tokens: z.number(),
  created_at: timestamp(),
  updated_at: timestamp(),
  version: z.number(),
})
export type Organization = z.output<typeof Organization>

export const OrganizationDetail = Organization.extend({ used_by: UsedBy })
export type OrganizationDetail = z.output<typeof OrganizationDetail>

const OrganizationName = Organization.pick({ id: true, name: true })

/** Whole, or to who may only know what it is called its id and name. */
const SeenOrganization = z.union([Organization, OrganizationName])
export type SeenOrganization = z.output<typeof SeenOrganization>

const OrganizationFields = z.object({
  name: text(120).min(1),
  email: email().nullable(),
  phone: text(40).nullable(),
  address: text(500).nullable(),
  active: z.boolean(),
})

export const OrganizationDraft = OrganizationFields.partial().required({ name: true })
export type OrganizationDraft = z.output<typeof OrganizationDraft>

export const ORGANIZATION_SORTS = ['id', 'name', 'email', 'phone', 'people', 'tokens', 'active', 'created_at'] as const

/** Also the search schema of /organization/. */
export const OrganizationQuery = PageQuery.extend({ sort: sortOf(ORGANIZATION_SORTS).optional(), active: Flag.optional() })
export type OrganizationQuery = z.output<typeof OrganizationQuery>

const readers = ['admin', 'organization_admin', 'security'] as const

const { list, get, create, update, remove } = crud(
  '/organization',
  { read: readers, write: ['admin'], whileImpersonating: 'refused' },
  {
    row: Organization,
    detail: z.union([OrganizationDetail, OrganizationName]),
    draft: OrganizationDraft,
    query: OrganizationQuery,
    list: pageOf(SeenOrganization),
  },
)

export const organizationEndpoints = {
  list,
  get,
  create,
  update,
  remove,
  /** Not paged: all of them, one's own, or for security those that are active. */
  options: endpoint({
    method: 'GET',
    path: '/organization/list',
    access: readers,
    query: OrganizationListQuery,
    reply: many(OrganizationOption),
  }),
}
export type OrganizationPatch = z.output<typeof organizationEndpoints.update.body>
