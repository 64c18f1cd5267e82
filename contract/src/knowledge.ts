import { z } from 'zod'
import { endpoint } from './kit/endpoint.ts'
import { many } from './kit/reply.ts'
import { text } from './kit/text.ts'

export const KnowledgeQuery = z.object({ search: text(200).min(1) })
export type KnowledgeQuery = z.output<typeof KnowledgeQuery>

/** From this sign up to before that one. */
const Mark = z.tuple([z.number(), z.number()])

/** A question or an article that answers a search. */
export const KnowledgeHit = z.object({
  kind: z.enum(['faq', 'article']),
  id: z.number(),
  title: z.string(),
  /** Places in the title that were found. */
  title_marks: z.array(Mark),
  /** The part of its text that fits best, as plain text. */
  excerpt: z.string(),
  /** Places in the excerpt that were found. */
  marks: z.array(Mark),
  /** The language of its texts: the one asked for, or what there is instead. */
  language: z.string(),
})
export type KnowledgeHit = z.output<typeof KnowledgeHit>

export const MOST_HITS = 20

/** A search that finds nothing is told to administrators; shorter ones are words on their way. */
export const MISSED_SEARCH_MINIMUM = 3
export const MISSED_SEARCHES_AN_HOUR = 60

const readers = ['admin', 'logist'] as const

export const knowledgeEndpoints = {
  /** Questions and articles in the language of the request, the best first: those with all words before those with some. */
  search: endpoint({ method: 'GET', path: '/knowledge', access: readers, query: KnowledgeQuery, reply: many(KnowledgeHit) }),
  /** A search that found nothing, in the language of the request; one that it goes on from is replaced. */
  noteMissed: endpoint({
    method: 'POST',
    path: '/faq/missed-search',
    access: readers,
    whileImpersonating: 'refused',
    body: z.object({ text: text(200).min(MISSED_SEARCH_MINIMUM) }),
    reply: z.void(),
    status: 204,
  }),
}
