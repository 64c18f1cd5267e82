import { z } from 'zod'
import { endpoint } from './kit/endpoint.ts'
import { Flag, IdParams, PageQuery, pageOf } from './kit/page.ts'
import { one, timestamp } from './kit/reply.ts'
import { ROLES } from './kit/role.ts'
import { text } from './kit/text.ts'

/** A person's report of a problem, and whether an administrator has dealt with it. */
export const Issue = z.object({
  id: z.number(),
  user_id: z.number().nullable(),
  /** The reporter's name. It stays when the account is deleted. */
  user: z.string(),
  message: z.string(),
  /** Path and query of the page, without possible secrets; empty: the report names no page. */
  url: z.string(),
  user_agent: z.string().nullable(),
  /** The build of the page. */
  app_version: z.string(),
  handled_at: timestamp().nullable(),
  handled_by: z.string().nullable(),
  created_at: timestamp(),
  updated_at: timestamp(),
  version: z.number(),
})
export type Issue = z.output<typeof Issue>

export const ISSUE_MAXIMUM = 2_000
/** Reports of one person within an hour. */
export const ISSUES_AN_HOUR = 10

export const IssueDraft = z.object({
  message: text(ISSUE_MAXIMUM).min(1),
  url: text(4_000).min(1).optional(),
  app_version: text(80).optional(),
})
export type IssueDraft = z.output<typeof IssueDraft>

/** Newest first. */
export const IssueQuery = PageQuery.extend({ handled: Flag.optional() })
export type IssueQuery = z.output<typeof IssueQuery>

export const issueEndpoints = {
  list: endpoint({ method: 'GET', path: '/issue', access: ['admin'], query: IssueQuery, reply: pageOf(Issue) }),
  create: endpoint({ method: 'POST', path: '/issue', access: ROLES, body: IssueDraft, reply: one(Issue), status: 201 }),
  update: endpoint({
    method: 'PUT',
    path: '/issue/:id',
    access: ['admin'],
    params: IdParams,
    body: z.object({ handled: z.boolean().optional() }),
    reply: one(Issue),
  }),
}
