import { z } from 'zod'
import { type Ability, endpoint } from './endpoint.ts'
import { IdParams, PageQuery } from './page.ts'
import { many, one } from './reply.ts'
import type { Audience } from './role.ts'

/** The query of a list without pages; extend it with filters and `sort: sortOf([...])`. */
export const ListQuery = PageQuery.pick({ search: true })

/** How many rows of each kind refer to one: what the 409 of `remove` carries. */
export const Uses = z.record(z.string(), z.number())
export type Uses = z.output<typeof Uses>

/**
 * Whom a change of a row concerns, within what the reader may see: what a form says before it is saved. One shape for all entities: 0
 * where nothing of that kind can refer to one. An entity that others refer to besides has those beside them.
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
  /** The reply of `get`: the row, unless a single one has more that would be dear for a whole list. */
  readonly detail?: Detail
  /** Without defaults: those of a patch would overwrite what is there. */
  readonly draft: Draft
  /** Every field of the draft, each optional, unless said otherwise. */
  readonly patch?: Patch
  readonly query: Query
  /** All rows at once, unless it is `pageOf(row)`. */
  readonly list?: List
}

/** The five calls of a plain entity. Take away what it does not have, put beside them what it has more. */
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
    /** 409 while other rows refer to it. */
    remove: endpoint({ ...writing, ...byId, method: 'DELETE', reply: z.void(), refusal: Uses, status: 204 }),
  }
}

function partial<Draft extends z.ZodObject>(draft: Draft) {
  return draft.partial() as z.ZodObject<{ [Key in keyof Draft['shape']]: z.ZodOptional<Draft['shape'][Key]> }> // what `partial` makes of any object
}
