import { z } from 'zod'
import type { FileShape, UploadShape } from './file.ts'
import type { Audience } from './role.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type Ability = 'orders:read' | 'orders:write'

/** Everybody ('public'), or the listed audiences. */
type Access = 'public' | readonly Audience[]

interface EndpointShape {
  readonly method: Method
  /** Relative to `base`; parameters as `:name`. */
  readonly path: string
  /** Roles that may call it. Agrees with permission-matrix.json. */
  readonly access: Access
  /** The ability that an organization's token needs; required where `access` names org_token. */
  readonly ability?: Ability
  /** '/api' unless said otherwise; 'both' answers at the root and under /api alike. */
  readonly base?: '/api' | 'both'
  /** A person who must change the password first may still call it. */
  readonly beforePasswordChange?: boolean
  /** Refused to whoever acts as somebody else, whatever that person may: what it writes belongs to a person or an organization themselves. */
  readonly whileImpersonating?: 'refused'
  /** Any page and any program may send it: no cookie is read, no CSRF token asked for, and the body is not looked at. */
  readonly fromAnywhere?: boolean
  /** The status of a success: 200 unless said otherwise. */
  readonly status?: 200 | 201 | 204
  /** Honours the header Idempotency-Key: the same request sent again has one effect and gets the first answer once more. */
  readonly idempotent?: boolean
  /** It answers with a file in place of JSON; see `fileEndpoint`. */
  readonly file?: FileShape
  /** It takes a file in place of JSON; see `uploadEndpoint`. */
  readonly upload?: UploadShape
}

export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Refusal extends z.ZodType | undefined = z.ZodType | undefined,
> extends EndpointShape {
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly reply: Reply
  /** The body of a 409 or 412, where it is not the reply's row. */
  readonly refusal: Refusal
}

const Nothing = z.looseObject({})
const NoBody = z.unknown()
const NoReply = z.undefined()
type Nothing = typeof Nothing
type NoBody = typeof NoBody
type NoReply = typeof NoReply

/** One call of the API as a value: `route()` binds it on the server, `call()` calls it from the web. */
export function endpoint<
  Params extends z.ZodType = Nothing,
  Query extends z.ZodType = Nothing,
  Body extends z.ZodType = NoBody,
  Reply extends z.ZodType = NoReply,
  Refusal extends z.ZodType | undefined = undefined,
>(
  spec: EndpointShape & { params?: Params; query?: Query; body?: Body; reply?: Reply; refusal?: Refusal },
): Endpoint<Params, Query, Body, Reply, Refusal> {
  const { params = Nothing, query = Nothing, body = NoBody, reply = NoReply, refusal, ...rest } = spec
  return { ...rest, params, query, body, reply, refusal } as Endpoint<Params, Query, Body, Reply, Refusal> // the defaults are the type parameters' defaults
}

/** Whether that audience is let in: the server refuses by it, and a screen offers by it. Nobody known passes only what is public. */
export function mayCall({ access }: Pick<Endpoint, 'access'>, audience: Audience | undefined): boolean {
  return access === 'public' || (audience !== undefined && access.includes(audience))
}

/** Input of a call. */
export interface Input<E extends Endpoint> {
  params: z.input<E['params']>
  query: z.input<E['query']>
  body: z.input<E['body']>
}

/** Parsed input of a handler. */
export interface Received<E extends Endpoint> {
  params: z.output<E['params']>
  query: z.output<E['query']>
  body: z.output<E['body']>
}

/** A handler's answer (dates as `Date`). */
export type Answer<E extends Endpoint> = z.input<E['reply']>
/** A caller's answer (dates as ISO text). */
export type Reply<E extends Endpoint> = z.output<E['reply']>
/** The body of a 409 or 412. */
export type Refusal<E extends Endpoint> = E['refusal'] extends z.ZodType
  ? z.output<E['refusal']>
  : Reply<E> extends { data: infer Data }
    ? Data
    : unknown

/** The schema of what a 409 or 412 carries: of the row that the call itself answers with, unless the endpoint says otherwise. */
export function refusalSchema<E extends Endpoint>({ refusal, reply }: E): z.ZodType<Refusal<E>> | undefined {
  const schema = refusal ?? (reply instanceof z.ZodObject ? reply.shape.data : undefined)
  return schema as z.ZodType<Refusal<E>> | undefined // what they hold, their types say
}
