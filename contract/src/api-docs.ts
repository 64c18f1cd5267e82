import { z } from 'zod'
import { endpoint } from './kit/endpoint.ts'

/** The reference of the API. In production these calls answer 404 unless API_DOCS=on. */
export const apiDocsEndpoints = {
  /** A page for people (text/html). */
  page: endpoint({ method: 'GET', path: '/docs', access: 'public' }),
  /** Scripts and styles of the page; an unknown name is 404. */
  file: endpoint({ method: 'GET', path: '/docs/:file', access: 'public', params: z.object({ file: z.string() }) }),
  /** The API as OpenAPI 3.1, for programs. */
  document: endpoint({ method: 'GET', path: '/docs/openapi.json', access: 'public', reply: z.record(z.string(), z.unknown()) }),
}
