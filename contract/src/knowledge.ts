import { z } from 'zod'
import { endpoint } from './kit/endpoint.ts'
import { many } from './kit/reply.ts'
import { text } from './kit/text.ts'

export const KnowledgeQuery = z.object({ search: text(200).min(1) })
export type KnowledgeQuery = z.output<typeof KnowledgeQuery>

/** From the first index up to, but without, the second. */
const Mark = z.tuple([z.number(), z.number()])

/** A question or an article that matches a search. */
export const KnowledgeHit = z.object({
  kind: z.enum(['faq', 'article']),
  id: z.number(),
  title: z.string(),
  /** Hits in the title. */
  title_marks: z.array(Mark),
  /** The part of its text that fits best, as plain text. */
  excerpt: z.string(),
  /** Hits in the excerpt. */
  marks: z.array(Mark),
  /** The language of its texts: the one asked for, or the fallback. */
  language: z.string(),
})
export type KnowledgeHit = z.output<typeof KnowledgeHit>

export const MOST_HITS = 20

/** The fewest characters of a missed search that administrators see; shorter texts are unfinished words. */
export const MISSED_SEARCH_MINIMUM = 3
export const MISSED_SEARCHES_AN_HOUR = 60

const readers = ['admin', 'logist'] as const

export const knowledgeEndpoints = {
  /** Questions and articles in the language of the request, the best first. Rows with all words stand before rows with some. */
  search: endpoint({ method: 'GET', path: '/knowledge', access: readers, query: KnowledgeQuery, reply: many(KnowledgeHit) }),
  /** Notes a search without results, in the language of the request. It replaces the shorter search that it continues. */
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
