import { ISSUES_AN_HOUR, type IssueDraft, type IssueQuery } from '@tracklane/contract/issue'
import { phrase } from '@tracklane/contract/kit/phrase'
import { patchRow } from '#db/rows.ts'
import type { UserActor } from '#platform/actor.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { requireFresh, requireLocked } from '#platform/edit.ts'
import { AppError, forbidden, invalid, requireFound } from '#platform/errors.ts'
import type { Page } from '#platform/list/paging.ts'
import { pageAddress } from './address.rules.ts'
import { findIssue, findIssues, findReportTimes, type IssueRow, insertIssue, lockReporter } from './issue.queries.ts'

const HOUR = 3_600_000
const MINUTE = 60_000
const USER_AGENT_MAXIMUM = 400

export function listIssues(ctx: Context, query: IssueQuery): Promise<Page<IssueRow>> {
  return findIssues(ctx.db, query)
}

/** Stores a report, with the page and the browser of the person. */
export function reportIssue(ctx: Context, { message, url, app_version }: IssueDraft, userAgent: string | undefined): Promise<IssueRow> {
  const { actor } = ctx
  if (actor.kind !== 'user') throw forbidden()
  const address = url === undefined ? '' : pageAddress(url)
  if (address === undefined) throw invalid({ url: phrase('validation', 'This value is not valid') })
  return inTransaction(ctx, async (tx) => {
    await requireFewReports(tx, actor)
    const now = tx.platform.clock()
    const { user_id, impersonator_id, name } = actor
    const who = { user_id, impersonator_id, actor_name: name }
    const seenWith = { user_agent: userAgent?.slice(0, USER_AGENT_MAXIMUM) ?? null, app_version: app_version ?? '' }
    const issue = { ...who, ...seenWith, message, url: address, handled_at: null, handled_by: null, created_at: now, updated_at: now }
    return requireFound(await findIssue(tx.db, await insertIssue(tx.db, issue)))
  })
}

/** Counts the reports in the database: the limit holds in every process and after a restart. A person who acts as another counts as one. */
async function requireFewReports(tx: Context, { user_id, impersonator_id }: UserActor): Promise<void> {
  if (!tx.platform.config.rateLimit) return
  const person = impersonator_id ?? user_id
  await lockReporter(tx.db, person)
  const times = await findReportTimes(tx.db, person, ISSUES_AN_HOUR)
  const oldest = times.length < ISSUES_AN_HOUR ? undefined : times.at(-1)
  const wait = oldest ? Math.min(HOUR, oldest.getTime() + HOUR - tx.platform.clock().getTime()) : 0
  if (wait <= 0) return
  const minutes = Math.ceil(wait / MINUTE)
  const text = phrase('issue', 'You have reported a lot just now: try again in {minutes, plural, one {# minute} other {# minutes}}', {
    minutes,
  })
  throw new AppError(429, text, { retryAfter: Math.ceil(wait / 1000) })
}

/** Marks an issue as handled, or as open again. */
export function handleIssue(ctx: Context, id: number, handled: boolean | undefined): Promise<IssueRow> {
  return inTransaction(ctx, async (tx) => {
    await requireLocked(tx, 'issues', id)
    const before = requireFound(await findIssue(tx.db, id))
    requireFresh(tx, before)
    if (handled === undefined || handled === (before.handled_at !== null)) return before
    const now = tx.platform.clock()
    const by = handled ? { handled_at: now, handled_by: tx.actor.name } : { handled_at: null, handled_by: null }
    await patchRow(tx.db, 'issues', id, { ...by, updated_at: now })
    return requireFound(await findIssue(tx.db, id))
  })
}
