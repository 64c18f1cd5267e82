import type { Generated, Selectable } from 'kysely'

/** People's reports from the screens. */
export interface IssueTable {
  id: Generated<number>
  user_id: number | null
  /** The person who really uses the session while impersonating. */
  impersonator_id: number | null
  /** The name at that time: "Ann Lee (as Bob Ray)". */
  actor_name: string
  message: string
  url: string
  user_agent: string | null
  app_version: string
  handled_at: Date | null
  handled_by: string | null
  /** The row as searches compare it (`#db/search-texts.ts`); null until it is made. */
  search_text: string | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
  version: Generated<number>
}

export type IssueRecord = Selectable<IssueTable>
