import { dictionary } from '@tracklane/contract/kit/dictionary'
import type { Endpoint, Received } from '@tracklane/contract/kit/endpoint'
import { issuePhrase } from '@tracklane/contract/kit/issue'
import { type Phrase, phrase } from '@tracklane/contract/kit/phrase'
import { takesFile } from '@tracklane/contract/kit/upload-endpoint'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { invalid, notFound } from '#platform/errors.ts'
import { isKey, keyPhrase } from '#platform/idempotency/idempotency.ts'
import { cleanIncoming } from '#platform/rich-text/clean-fields.ts'
import { receiveFile } from './receive-file.ts'
import { unstorablePath } from './unstorable.ts'

export const KEY_HEADER = 'idempotency-key'

/** Reads path, query and body through their schemas. Throws 422 with every wrong field. */
export async function receive<E extends Endpoint>(endpoint: E, request: FastifyRequest): Promise<Received<E>> {
  if (unstorablePath(request.params)) throw notFound() // no row has such a name
  const fields = dictionary<Phrase[]>()
  const params = part(endpoint.params, request.params, fields)
  const query = part(endpoint.query, request.query, fields)
  const body = takesFile(endpoint) ? undefined : part(endpoint.body, request.body ?? undefined, fields)
  const key = request.headers[KEY_HEADER]
  if (endpoint.idempotent && key !== undefined && !isKey(key)) fields.idempotency_key = [keyPhrase]
  if (Object.keys(fields).length > 0) throw invalid(fields)
  return { params, query, body: takesFile(endpoint) ? await receiveFile(endpoint.upload, request) : body } as Received<E> // each part has just passed its schema
}

function part(schema: z.ZodType, value: unknown, fields: Record<string, Phrase[]>): unknown {
  const unstorable = unstorablePath(value)
  if (unstorable) {
    fields[unstorable.join('.') || 'body'] = [phrase('validation', 'This value is not valid')]
    return undefined
  }
  const refused = cleanIncoming(schema, value)
  const parsed = schema.safeParse(value, { reportInput: true })
  for (const issue of parsed.error?.issues ?? []) {
    const field = issue.path.join('.') || 'body'
    fields[field] ??= []
    fields[field].push(issuePhrase(issue))
  }
  for (const [field, text] of refused) fields[field] = [text]
  return parsed.data
}
