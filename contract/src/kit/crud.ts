import { z } from 'zod'
import { type Ability, endpoint } from './endpoint.ts'
import { IdParams, PageQuery } from './page.ts'
import { many, one } from './reply.ts'
import type { Audience } from './role.ts'

/** The query of a list without pages; extend it with filters and `sort: sortOf([...])`. */
export const ListQuery = PageQuery.pick({ search: true })

/** The number of rows of each kind that refer to a row: the 409 of `remove` carries it. */
export const Uses = z.record(z.string(), z.number())
export type Uses = z.output<typeof Uses>

/**
 * The number of rows that a change of this row concerns, within the reader's scope. A form shows it before saving. All entities have this
 * one shape: 0 where nothing of that kind can refer to the row. An entity with more kinds adds them.
 */
export const UsedBy = z.object({ orders: z.number(), users: z.number(), couriers: z.number() })
export type UsedBy = z.output<typeof UsedBy>

interface CrudAccess {
  readonly read: readonly Audience[]
  readonly write: readonly Audience[]
  /** The ability that an organization's token needs to read. */
  readonly ability?: Ability
  /** Refuses the calls that write. */
  readonly whileImpersonating?: 'refused'
}

interface CrudSchemas<Row, Draft, Patch, Query, List, Detail> {
  readonly row: Row
  /** The reply of `get`: the row, unless one row alone has fields that would be too expensive in a list. */
  readonly detail?: Detail
  /** Must have no defaults: in a patch they would overwrite existing values. */
  readonly draft: Draft
  /** Default: every field of the draft, each optional. */
  readonly patch?: Patch
  readonly query: Query
  /** Default: all rows at once; `pageOf(row)` for pages. */
  readonly list?: List
}

/** Returns the five calls of a plain entity. Remove those it does not have and add its other calls beside them. */
export function crud<
  Row extends z.ZodType,
  Draft extends z.ZodObject,
  Query extends z.ZodType,
  Patch extends z.ZodType = ReturnType<typeof partial<Draft>>,
  List extends z.ZodType = ReturnType<typeof many<Row>>,
  Detail extends z.ZodType = Row,
>(
  path: `/${string}`,
  { read, write, ability, whileImpersonating }: CrudAccess,
  schemas: CrudSchemas<Row, Draft, Patch, Query, List, Detail>,
) {
  const { row, draft, query } = schemas
  const patch = (schemas.patch ?? partial(draft)) as Patch // the default is the type parameter's default
  const list = (schemas.list ?? many(row)) as List // likewise
  const detail = (schemas.detail ?? row) as Detail // likewise
  const reading = { method: 'GET', access: read, ...(ability && { ability }) } as const
  const writing = { access: write, ...(whileImpersonating && { whileImpersonating }) } as const
  const byId = { path: `${path}/:id`, params: IdParams }
  return {
    list: endpoint({ ...reading, path, query, reply: list }),
    get: endpoint({ ...reading, ...byId, reply: one(detail) }),
    create: endpoint({ ...writing, method: 'POST', path, body: draft, reply: one(row), status: 201 }),
    update: endpoint({ ...writing, ...byId, method: 'PUT', body: patch, reply: one(row) }),
    /** Answers 409 with their numbers while other rows refer to it, and 412 with the row where If-Match names an older version. */
    remove: endpoint({ ...writing, ...byId, method: 'DELETE', reply: z.void(), refusal: z.union([row, Uses]), status: 204 }),
  }
}

function partial<Draft extends z.ZodObject>(draft: Draft) {
  return draft.partial() as z.ZodObject<{ [Key in keyof Draft['shape']]: z.ZodOptional<Draft['shape'][Key]> }> // what `partial` makes of any object
}
