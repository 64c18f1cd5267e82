import { describe, expect, test } from 'vitest'
import { lastDays, MOST_DAYS, type Period, periodBefore, periodOf, spansOf } from './rejected-period.rules.ts'

const NOW = '2026-11-22'

describe('the period of an address', () => {
  test.each([
    ['none', {}, { from: '2026-10-24', to: NOW }],
    ['both ends', { rejected_at_from: '2026-01-01', rejected_at_to: '2026-01-31' }, { from: '2026-01-01', to: '2026-01-31' }],
    ['a start alone: up to today', { rejected_at_from: '2026-11-20' }, { from: '2026-11-20', to: NOW }],
    ['an end alone: the 30 days to it', { rejected_at_to: '2026-03-30' }, { from: '2026-03-01', to: '2026-03-30' }],
    ['an instant: its day', { rejected_at_from: '2026-11-20T10:00:00Z' }, { from: '2026-11-20', to: NOW }],
  ])('%s', (_, search, expected) => {
    expect(periodOf(search, NOW)).toEqual(expected)
  })

  test('the last days end today, and the period before is as long', () => {
    expect(lastDays(7, NOW)).toEqual({ from: '2026-11-16', to: NOW })
    expect(periodBefore(lastDays(7, NOW))).toEqual({ from: '2026-11-09', to: '2026-11-15' })
    expect(periodBefore({ from: NOW, to: NOW })).toEqual({ from: '2026-11-21', to: '2026-11-21' })
  })

  test('days are whole days also where the clocks change', () => {
    expect(periodBefore({ from: '2026-10-25', to: '2026-10-25' })).toEqual({ from: '2026-10-24', to: '2026-10-24' })
    expect(spansOf([], { from: '2026-10-24', to: '2026-10-26' }).map(({ from }) => from)).toEqual([
      '2026-10-24',
      '2026-10-25',
      '2026-10-26',
    ])
  })
})

describe('the bars of a period', () => {
  const days = [
    { day: '2026-09-01', rejected: 1, returned: 2 },
    { day: '2026-09-06', rejected: 3, returned: 0 },
    { day: '2026-09-07', rejected: 5, returned: 1 },
  ]

  test('are its days, empty ones too', () => {
    const spans = spansOf(days, { from: '2026-09-05', to: '2026-09-08' })
    expect(spans.map(({ from, to, rejected, returned }) => [from, to, rejected, returned])).toEqual([
      ['2026-09-05', '2026-09-05', 0, 0],
      ['2026-09-06', '2026-09-06', 3, 0],
      ['2026-09-07', '2026-09-07', 5, 1],
      ['2026-09-08', '2026-09-08', 0, 0],
    ])
  })

  test('are weeks from Monday where there would be too many, cut at both ends of the period', () => {
    const spans = spansOf(days, { from: '2026-09-01', to: '2026-11-22' })
    expect(spans[0]).toEqual({ from: '2026-09-01', to: '2026-09-06', rejected: 4, returned: 2 })
    expect(spans[1]).toEqual({ from: '2026-09-07', to: '2026-09-13', rejected: 5, returned: 1 })
    expect(spans.at(-1)).toMatchObject({ from: '2026-11-16', to: '2026-11-22' })
  })

  test.each<Period>([
    { from: '2026-09-01', to: '2026-09-01' },
    { from: '2026-01-01', to: '2026-03-03' },
    { from: '2026-01-01', to: '2026-03-04' },
    { from: '1950-01-01', to: '2026-11-22' },
  ])('are few, without gaps, and cover $from to $to', (period) => {
    const spans = spansOf(days, period)
    expect(spans.length).toBeLessThanOrEqual(MOST_DAYS + 1)
    expect([spans[0]?.from, spans.at(-1)?.to]).toEqual([period.from, period.to])
    for (const [index, { from }] of spans.entries()) if (index > 0) expect(periodBefore({ from, to: from }).from).toBe(spans[index - 1]?.to)
    const within = days.filter(({ day }) => day >= period.from && day <= period.to)
    expect(spans.reduce((sum, span) => sum + span.rejected, 0)).toBe(within.reduce((sum, day) => sum + day.rejected, 0))
  })

  test('a backward period has none', () => {
    expect(spansOf(days, { from: '2026-09-08', to: '2026-09-01' })).toEqual([])
  })
})
