import { z } from 'zod'
import { type Ability, endpoint } from './kit/endpoint.ts'
import { Id, IdParams, PageQuery, pageOf } from './kit/page.ts'
import { type Phrase, phrase } from './kit/phrase.ts'
import { one, timestamp } from './kit/reply.ts'
import { instant, STOP, text } from './kit/text.ts'

export const ABILITIES = ['orders:read', 'orders:write'] as const satisfies readonly Ability[]

const ABILITY_NAMES: Record<Ability, Phrase> = {
  'orders:read': phrase('organization_token', 'Read orders'),
  'orders:write': phrase('organization_token', 'Create orders, and change them while new or in processing'),
}

export function abilityName(ability: Ability): Phrase {
  return ABILITY_NAMES[ability]
}

/** The days for which a token is valid, by default and at most. */
export const TOKEN_DAYS = { usual: 365, most: 730 } as const
export const MOST_TOKENS = 100

export const OrganizationToken = z.object({
  id: z.number(),
  name: z.string(),
  abilities: z.array(z.enum(ABILITIES)),
  /** The first characters of the secret, to tell tokens apart. */
  prefix: z.string(),
  /** The person who made it; null where that account is deleted: the token belongs to the organization. */
  created_by: z.string().nullable(),
  last_used_at: timestamp().nullable(),
  expires_at: timestamp(),
  created_at: timestamp(),
})
export type OrganizationToken = z.output<typeof OrganizationToken>

export const OrganizationTokenDraft = z.object({
  name: text(80).min(1),
  abilities: z
    .array(z.enum(ABILITIES))
    .min(1, STOP)
    .max(ABILITIES.length)
    .refine((abilities) => new Set(abilities).size === abilities.length, {
      params: { phrase: phrase('organization_token', 'Name each ability once') },
    }),
  /** Default: in 365 days; at the latest in 730. */
  expires_at: instant().optional(),
})
export type OrganizationTokenDraft = z.output<typeof OrganizationTokenDraft>

const path = '/organization/:id/token'
const reading = { access: ['admin'], params: IdParams } as const
const writing = { ...reading, whileImpersonating: 'refused' } as const

export const organizationTokenEndpoints = {
  list: endpoint({ ...reading, method: 'GET', path, query: PageQuery.omit({ search: true }), reply: pageOf(OrganizationToken) }),
  /** The only answer with the plain token. */
  create: endpoint({
    ...writing,
    method: 'POST',
    path,
    body: OrganizationTokenDraft,
    reply: one(OrganizationToken.extend({ token: z.string() })),
    status: 201,
  }),
  remove: endpoint({
    ...writing,
    method: 'DELETE',
    path: `${path}/:tokenId`,
    params: IdParams.extend({ tokenId: Id }),
    reply: z.void(),
    status: 204,
  }),
  /** Deletes all tokens of the organization at once. */
  removeAll: endpoint({ ...writing, method: 'DELETE', path, reply: z.void(), status: 204 }),
}
