import { expect, test } from 'vitest'
import { allProofs } from './kit/all.ts'
import { readRows } from './kit/table.ts'

test('each proof stands in the table of docs/reliability.md, and each row is a proof', async () => {
  const names = (await allProofs()).map(({ name }) => name)
  expect(names).not.toHaveLength(0)
  expect(
    readRows()
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(names.toSorted())
})
