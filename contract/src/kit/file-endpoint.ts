import { z } from 'zod'
import { type Endpoint, endpoint } from './endpoint.ts'
import type { FileAnswer, FileShape } from './file.ts'

/** A call that answers with a file. A refusal answers with JSON, like any other call. */
export type FileEndpoint = Endpoint & { readonly file: FileShape }

/** `reply` of a file endpoint. No schema looks into a file: the code that makes the file is responsible for its content. */
const File = z.custom<FileAnswer>((value) => typeof value === 'object' && value !== null && 'content' in value)

type Spec = Omit<Parameters<typeof endpoint>[0], 'params' | 'query' | 'body' | 'reply' | 'refusal' | 'status' | 'idempotent'>

/** Describes a call that answers with a file, like `endpoint()`. `route()` streams the handler's content; `download()` saves it. */
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
