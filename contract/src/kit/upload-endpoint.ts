import { z } from 'zod'
import { type Endpoint, endpoint } from './endpoint.ts'
import type { ReceivedFile, UploadShape } from './file.ts'
import { phrase } from './phrase.ts'

/** A call that takes one file as `multipart/form-data`. */
export type UploadEndpoint = Endpoint & { readonly upload: UploadShape }

/** `body` of an upload endpoint: `route()` has read the form and gives this to the service. */
const Received = z.custom<ReceivedFile>((value) => typeof value === 'object' && value !== null && 'bytes' in value)

const MEGA = 1024 * 1024

/** Reasons why a form is refused, for any kind of file. */
export const formPhrases = {
  oneFile: phrase('upload', 'Send one file'),
  tooManyFields: phrase('upload', 'The form has too many fields'),
  tooLarge: ({ maxBytes }: Pick<UploadShape, 'maxBytes'>) =>
    phrase('upload', 'The file is larger than {megabytes, number} MB', { megabytes: maxBytes / MEGA }),
}

type Spec = Omit<Parameters<typeof endpoint>[0], 'params' | 'query' | 'body' | 'reply' | 'refusal' | 'idempotent' | 'file' | 'upload'>

/**
 * Describes a call that takes a file, like `endpoint()`. `route()` gives the file to the handler as the body; `upload()` of the web sends
 * it.
 */
export function uploadEndpoint<
  Params extends z.ZodType = z.ZodObject,
  Query extends z.ZodType = z.ZodObject,
  Reply extends z.ZodType = z.ZodUndefined,
>(spec: Spec & { upload: UploadShape; params?: Params; query?: Query; reply?: Reply }) {
  const { upload, ...rest } = spec
  return { ...endpoint<Params, Query, typeof Received, Reply>({ ...rest, body: Received }), upload }
}

export function takesFile(one: Endpoint): one is UploadEndpoint {
  return one.upload !== undefined
}
