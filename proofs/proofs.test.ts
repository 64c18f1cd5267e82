import { expect, test } from 'vitest'
import { allProofs } from './kit/all.ts'
import { readRows } from './kit/table.ts'

test('docs/reliability.md has a row for each proof, and a proof for each row', async () => {
  const names = (await allProofs()).map(({ name }) => name)
  expect(names).not.toHaveLength(0)
  expect(
    readRows()
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(names.toSorted())
})
