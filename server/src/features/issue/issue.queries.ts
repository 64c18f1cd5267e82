import type { Issue, IssueQuery } from '@tracklane/contract/issue'
import { type Insertable, sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '#db/db.ts'
import { renewSearchTexts } from '#db/search-texts.ts'
import type { IssueTable } from '#db/tables/issue.table.ts'
import { type Condition, searched } from '#platform/list/narrowing.ts'
import { type Page, sliceOf } from '#platform/list/paging.ts'

export type IssueRow = z.input<typeof Issue>

export async function findIssues(db: Db, query: IssueQuery): Promise<Page<IssueRow>> {
  const { limit, offset } = sliceOf(query)
  const rows = issues(db).where(matching(query)).orderBy('id', 'desc').limit(limit).offset(offset)
  const count = db
    .selectFrom('issues')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(matching(query))
  const [page, { total }] = await Promise.all([rows.execute(), count.executeTakeFirstOrThrow()])
  return { rows: page, total: Number(total) }
}

export function findIssue(db: Db, id: number): Promise<IssueRow | undefined> {
  return issues(db).where('id', '=', id).executeTakeFirst()
}

function issues(db: Db) {
  return db
    .selectFrom('issues')
    .select(['id', 'user_id', 'actor_name as user', 'message', 'url', 'user_agent', 'app_version'])
    .select(['handled_at', 'handled_by', 'created_at', 'updated_at', 'version'])
}

function matching({ search, handled }: IssueQuery): Condition {
  const isHandled = handled === undefined ? sql`true` : sql`(handled_at is not null) = ${handled}`
  const text = { text: sql.ref('issues.search_text'), before: ['message', 'actor_name', 'url'] }
  return sql`${searched(search, text)} and ${isHandled}`
}

export async function insertIssue(db: Db, issue: Insertable<IssueTable>): Promise<number> {
  const { id } = await db.insertInto('issues').values(issue).returning('id').executeTakeFirstOrThrow()
  await renewSearchTexts(db, 'issues', [id])
  return id
}

/** Locks the reporter, so that two simultaneous reports of one person count one after the other. */
export async function lockReporter(db: Db, userId: number): Promise<void> {
  await sql`select 1 from users where id = ${userId} for update`.execute(db)
}

/** Finds the times of the person's last reports, newest first. */
export async function findReportTimes(db: Db, userId: number, last: number): Promise<Date[]> {
  const { rows } = await sql<{ created_at: Date }>`select created_at from issues
    where coalesce(impersonator_id, user_id) = ${userId} order by created_at desc limit ${last}`.execute(db)
  return rows.map(({ created_at }) => created_at)
}
