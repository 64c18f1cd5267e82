import type { SignIn } from '@tracklane/contract/sign-in'

/** Refusals of one login in a row: the newest, with their number and the minutes they took. */
export interface Burst extends SignIn {
  readonly count: number
  readonly minutes: number
}

/** Milliseconds: refusals of one login for one reason are one line where each follows within a minute. */
const GAP = 60_000

/** Joins refusals into bursts. `rows` are sorted by time, the newest first. Any other row has a count of 1. */
export function bursts(rows: readonly SignIn[]): Burst[] {
  const open = new Map<string, SignIn[]>()
  const groups: SignIn[][] = []
  for (const row of rows) {
    const key = `${row.email} ${row.reason}`
    const group = row.kind === 'refused' ? open.get(key) : undefined
    const last = group?.at(-1)
    if (group && last && timeOf(last) - timeOf(row) < GAP) {
      group.push(row)
      continue
    }
    const begun = [row]
    groups.push(begun)
    if (row.kind === 'refused') open.set(key, begun)
  }
  return groups.flatMap((group) => {
    const [newest] = group
    if (!newest) return []
    const oldest = group.at(-1) ?? newest
    return [{ ...newest, count: group.length, minutes: Math.max(1, Math.ceil((timeOf(newest) - timeOf(oldest)) / GAP)) }]
  })
}

function timeOf({ created_at }: SignIn): number {
  return Date.parse(created_at)
}
