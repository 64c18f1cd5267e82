import { expect, test } from 'vitest'
import { nextSlice } from './slices.ts'

test('of many tasks one continues in each round of the event loop, so that other events get their turn', async () => {
  let round = 0
  let isOver = false
  const count = () => {
    round += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  const seen: number[] = []
  const work = async () => {
    for (let slice = 0; slice < 4; slice += 1) {
      await nextSlice()
      seen.push(round)
    }
  }
  await Promise.all(Array.from({ length: 6 }, work))
  isOver = true
  expect(seen).toHaveLength(24)
  expect(new Set(seen).size).toBe(24)
})
