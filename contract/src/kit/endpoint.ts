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
  /** Default: '/api'. 'both' answers at the root and under /api. */
  readonly base?: '/api' | 'both'
  /** A person who must change the password first may call it. */
  readonly beforePasswordChange?: boolean
  /**
   * Refused while the caller acts as somebody else, whatever that person's rights: it writes things that belong to a person or an
   * organization themselves.
   */
  readonly whileImpersonating?: 'refused'
  /** Any page and any program may send it. No cookie is read, no CSRF token is needed, and the body is ignored. */
  readonly fromAnywhere?: boolean
  /** The status of a success; default: 200. */
  readonly status?: 200 | 201 | 204
  /** Honours the header Idempotency-Key: a repeated request has no second effect and gets the first answer again. */
  readonly idempotent?: boolean
  /** Answers with a file in place of JSON; see `fileEndpoint`. */
  readonly file?: FileShape
  /** Takes a file in place of JSON; see `uploadEndpoint`. */
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
  /** The body of a 409 or 412, where it is not the row of the reply. */
  readonly refusal: Refusal
}

const Nothing = z.looseObject({})
const NoBody = z.unknown()
const NoReply = z.undefined()
type Nothing = typeof Nothing
type NoBody = typeof NoBody
type NoReply = typeof NoReply

/** Describes one call of the API as a value: `route()` binds it on the server, `call()` calls it from the web. */
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

/**
 * Checks whether the audience may call it: the server refuses by this, and screens offer by it. Without a known audience only public calls
 * pass.
 */
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

/** Returns the schema of the `data` of a 409 or 412: that of the reply's row, unless the endpoint says otherwise. */
export function refusalSchema<E extends Endpoint>({ refusal, reply }: E): z.ZodType<Refusal<E>> | undefined {
  const schema = refusal ?? (reply instanceof z.ZodObject ? reply.shape.data : undefined)
  return schema as z.ZodType<Refusal<E>> | undefined // the types say what the schemas hold
}
