import { expect, it } from 'vitest'
import type { Platform } from '#platform/context.ts'
import { allow } from './allowance.ts'

const HOUR = 3_600_000

function process() {
  const now = { at: Date.parse('2026-03-02T08:00:00Z') }
  const platform = { clock: () => new Date(now.at) } as Platform // only its clock is read
  const spend = (times: number, userId: number | null) => Array.from({ length: times }, () => allow(platform, 'refused', userId))
  return { now, spend }
}

it('of unknown logins 2,000 refusals a day are stored, and one entry for the rest', () => {
  const { now, spend } = process()
  expect(new Set(spend(2_000, null))).toEqual(new Set(['yes']))
  expect(spend(3, null)).toEqual(['more-followed', 'no', 'no'])
  expect(spend(1, 7)).toEqual(['yes'])
  now.at += 24 * HOUR
  expect(spend(1, null)).toEqual(['yes'])
})

it('of all accounts together 10,000 a day are stored', () => {
  const { spend } = process()
  const written = Array.from({ length: 600 }, (_, user) => spend(20, user + 1)).flat()
  expect(written.filter((one) => one === 'yes')).toHaveLength(10_000)
  expect(written.filter((one) => one === 'more-followed')).toHaveLength(1)
})

it('a clock that is set back stops no account for longer', () => {
  const { now, spend } = process()
  spend(21, 7)
  now.at -= 24 * HOUR
  expect(spend(1, 7)).toEqual(['yes'])
})

it('each process counts by itself', () => {
  process().spend(21, 7)
  expect(process().spend(1, 7)).toEqual(['yes'])
})
