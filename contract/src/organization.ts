import { z } from 'zod'
import { crud, UsedBy } from './kit/crud.ts'
import { Flag, Id, PageQuery, pageOf, sortOf } from './kit/page.ts'
import { timestamp } from './kit/reply.ts'
import { email, text } from './kit/text.ts'
import { organizationOptions, organizationReaders } from './organization-option.ts'

export const Organization = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  /** The countries that it serves; empty: every country. */
  country_ids: z.array(z.number()),
  active: z.boolean(),
  /** The number of all its people, as the list of people shows them. */
  people: z.number(),
  /** `signing_in`: people who can sign in; `tokens`: working tokens. Disabling the organization affects them. */
  signing_in: z.number(),
  tokens: z.number(),
  created_at: timestamp(),
  updated_at: timestamp(),
  version: z.number(),
})
export type Organization = z.output<typeof Organization>

/** People, couriers and open orders of one country. People of every country count in no country. */
const CountryNumbers = z.object({
  country_id: z.number(),
  country_name: z.string(),
  people: z.number(),
  couriers: z.number(),
  open_orders: z.number(),
})
export type CountryNumbers = z.output<typeof CountryNumbers>

export const OrganizationDetail = Organization.extend({
  used_by: UsedBy,
  by_country: z.array(CountryNumbers),
  /** Numbers of its own flows and boards; without own ones the shared ones hold. */
  own: z.object({ order_flows: z.number(), kanbans: z.number() }),
})
export type OrganizationDetail = z.output<typeof OrganizationDetail>

const OrganizationName = Organization.pick({ id: true, name: true })

/** The whole organization; only id and name for people who may know no more. */
const SeenOrganization = z.union([Organization, OrganizationName])
export type SeenOrganization = z.output<typeof SeenOrganization>

/** More than the countries of the world. */
const MAX_COUNTRIES = 300

const OrganizationFields = z.object({
  name: text(120).min(1),
  email: email().nullable(),
  phone: text(40).nullable(),
  address: text(500).nullable(),
  /** New orders, and people and couriers with a country, must have one of these; empty: every country. */
  country_ids: z.array(Id).max(MAX_COUNTRIES),
  active: z.boolean(),
})

export const OrganizationDraft = OrganizationFields.partial().required({ name: true })
export type OrganizationDraft = z.output<typeof OrganizationDraft>

export const ORGANIZATION_SORTS = ['id', 'name', 'email', 'phone', 'people', 'tokens', 'active', 'created_at'] as const

/** The query of the list, and the search schema of /organization/. */
export const OrganizationQuery = PageQuery.extend({ sort: sortOf(ORGANIZATION_SORTS).optional(), active: Flag.optional() })
export type OrganizationQuery = z.output<typeof OrganizationQuery>

const { list, get, create, update, remove } = crud(
  '/organization',
  { read: organizationReaders, write: ['admin'], whileImpersonating: 'refused' },
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
  options: organizationOptions,
}
export type OrganizationPatch = z.output<typeof organizationEndpoints.update.body>
