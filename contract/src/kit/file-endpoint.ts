import { z } from 'zod'
import { type Endpoint, endpoint } from './endpoint.ts'
import type { FileAnswer, FileShape } from './file.ts'

/** A call that answers with a file; refused it answers with JSON like any other. */
export type FileEndpoint = Endpoint & { readonly file: FileShape }

/** `reply` of such a call: no schema looks into a file, what may be in it is the matter of whoever makes it. */
const File = z.custom<FileAnswer>((value) => typeof value === 'object' && value !== null && 'content' in value)

type Spec = Omit<Parameters<typeof endpoint>[0], 'params' | 'query' | 'body' | 'reply' | 'refusal' | 'status' | 'idempotent'>

/** Like `endpoint()`, for a call whose success is a file: `route()` streams what the handler gives, `download()` saves it. */
export function fileEndpoint<
  Params extends z.ZodType = z.ZodObject,
  Query extends z.ZodType = z.ZodObject,
  Body extends z.ZodType = z.ZodUnknown,
>(spec: Spec & { file: FileShape; params?: Params; query?: Query; body?: Body }) {
  const { file, ...rest } = spec
  return { ...endpoint<Params, Query, Body, typeof File>({ ...rest, reply: File }), file }
}

export function answersFile(one: Endpoint): one is FileEndpoint {
  return one.file !== undefined
}
