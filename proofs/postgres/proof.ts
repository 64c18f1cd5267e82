import { makeDatabase } from '../kit/database.ts'
import { defineProof } from '../kit/proof.ts'
import { runSuite } from '../kit/suite.ts'

export const proof = defineProof({
  name: 'postgres',
  promise: 'every test of the server holds on PostgreSQL as it does on the embedded database',
  how: 'all tests of the server (`--tests` names some) on a PostgreSQL of another version and another locale than the embedded one, each tried once',
  minutes: 8,
  paths: ['package-lock.json', 'server', 'contract', 'vitest.config.ts', 'proofs/postgres'],
  needs: ['PostgreSQL'],
  databases: ['PostgreSQL'],
  short:
    'stage `server-on-postgres`: each statement of all tests prepared there, and the tests that need several connections, plans or a locale',
  fault: undefined,
  options: { tests: '' },
  async run({ own }) {
    const place = await makeDatabase()
    try {
      return await runSuite({ projects: ['server'], only: String(own.tests), environment: { TEST_DATABASE_URL: place.url } })
    } finally {
      await place.drop()
    }
  },
})
