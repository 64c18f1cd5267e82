import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { NO_COMPILERS } from './http/no-compilers.ts'

const SOURCES = join(import.meta.dirname, '..')
const FEW_NEED = ['sanitize-html', 'parse5', 'nodemailer', 'prom-client', 'pdfkit', 'bwip-js/node', 'ioredis', 'pusher']

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(?<!\.test|\.testing)\.ts$/.test(path) && !path.startsWith('testing'))
  .map((path) => ({ path, statements: statementsIn(path) }))

test.each(FEW_NEED)('a start does not load %s: it is imported only as types', (name) => {
  const importing = files.filter(({ statements }) => statements.some((one) => one.endsWith(`from '${name}'`)))
  expect(importing.map(({ path }) => path)).toEqual([])
})

/** Returns its imports and re-exports of values. */
function statementsIn(path: string): string[] {
  const statements = readFileSync(join(SOURCES, path), 'utf8').match(/^(?:import|export) [^;']*? from '[^']+'/gm) ?? []
  return statements.filter((one) => !/^(?:import|export) type /.test(one))
}

test('a route with a Fastify schema is refused, since its compilers are missing', async () => {
  const fastify = Fastify({ schemaController: NO_COMPILERS })
  fastify.post('/', { schema: { body: { type: 'object' } } }, async () => 'never')
  await expect(fastify.ready()).rejects.toThrow('bind it by route()')
  await fastify.close()
})
