import type { FastifyRequest } from 'fastify'

const LONGEST = 300

/** The browser's name for itself, as far as it is kept. */
export function userAgentOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  return headers['user-agent']?.slice(0, LONGEST) || null
}
