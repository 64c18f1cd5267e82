import type { Finding } from '../kit/report.ts'
import { runSuite } from '../kit/suite.ts'
import type { OwnNode } from './nodes.ts'

/**
 * The tests of contract and server on the embedded database, all of them or those that a path names. How many passed joins the `counts` of
 * the other versions.
 */
export async function testsOn({ executable, path }: OwnNode, only: string, counts: Set<number>): Promise<Finding> {
  const environment = { PATH: path, TEST_DATABASE_URL: '' }
  const { passed, ...found } = await runSuite({ projects: ['contract', 'server'], only, node: executable, environment })
  if (passed !== undefined) counts.add(passed)
  return found
}
