import type { FastifyRequest } from 'fastify'

const LONGEST = 300

/** Returns the User-Agent, cut to the length that is kept. */
export function userAgentOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  return headers['user-agent']?.slice(0, LONGEST) || null
}
