import type { RejectedDay, RejectedGroup, RejectedStatistics } from '@tracklane/contract/rejected-order'
import { compareTexts } from '#platform/list/compare-texts.rules.ts'

/** The count of one group. */
interface Count {
  readonly kind: 'all' | 'courier' | 'country' | 'sub_status' | 'day'
  readonly key: number | null
  readonly name: string | null
  readonly rejected: number
  readonly returned: number
  readonly delivered: number
}

interface Words {
  readonly noCourier: string
  readonly noReason: string
}

interface Span {
  readonly days: readonly string[]
  /** From this time on the couriers of all entries are known. */
  readonly exact_from: string | null
}

/** Sorts the counts for the answer: the largest groups first, those without a courier or reason last, days in their order. */
export function statisticsOf(counts: readonly Count[], { days, exact_from }: Span, { noCourier, noReason }: Words): RejectedStatistics {
  const of = (kind: Count['kind']) => counts.filter((count) => count.kind === kind)
  const all = of('all')[0]
  return {
    total: all?.rejected ?? 0,
    returned: all?.returned ?? 0,
    delivered: all?.delivered ?? 0,
    rate: all ? rateOf(all) : null,
    by_courier: groupsOf(of('courier'), noCourier),
    by_country: groupsOf(of('country'), ''),
    by_sub_status: groupsOf(
      of('sub_status').filter(({ rejected, returned }) => rejected + returned > 0),
      noReason,
    ).map((group) => ({ ...group, rate: null })),
    by_day: of('day')
      .flatMap((count) => dayOf(count, days))
      .sort((a, b) => (a.day < b.day ? -1 : 1)),
    exact_from,
  }
}

function groupsOf(counts: readonly Count[], nameless: string): RejectedGroup[] {
  return counts
    .map((count) => ({ id: count.key, name: count.name ?? nameless, ...numbersOf(count) }))
    .sort((a, b) => Number(a.id === null) - Number(b.id === null) || b.rejected - a.rejected || b.returned - a.returned || byName(a, b))
}

function byName(a: RejectedGroup, b: RejectedGroup): number {
  return compareTexts(a.name, b.name) || (a.id ?? 0) - (b.id ?? 0)
}

function dayOf(count: Count, days: readonly string[]): RejectedDay[] {
  const day = days[count.key ?? -1]
  return day === undefined ? [] : [{ day, name: day, ...numbersOf(count) }]
}

function numbersOf(count: Count) {
  return { rejected: count.rejected, returned: count.returned, rate: rateOf(count) }
}

/** Returns the rate. Returned orders are neither success nor failure: they were counted when rejected. */
export function rateOf({ rejected, delivered }: Pick<Count, 'rejected' | 'delivered'>): number | null {
  return rejected + delivered > 0 ? rejected / (rejected + delivered) : null
}
