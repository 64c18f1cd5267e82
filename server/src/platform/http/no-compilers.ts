import type { FastifyServerOptions } from 'fastify'

/**
 * Turns Fastify's compilers off: the contract reads requests and shapes replies, no route has a schema of Fastify, and the compilers are a
 * fifth of all files of a start.
 */
export const NO_COMPILERS: FastifyServerOptions['schemaController'] = {
  compilersFactory: { buildValidator: refuse, buildSerializer: refuse },
}

function refuse(): never {
  throw new Error('A route has a schema of Fastify: bind it by route() to an endpoint of the contract')
}
