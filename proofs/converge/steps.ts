const KEPT = 60
const begun = performance.now()
const steps: string[] = []
const counts = new Map<string, number>()

/** Notes a step and the person who took it. The notes are printed where the run fails. */
export function step(who: string, what: string, detail = ''): void {
  steps.push(`${now()}  ${who}: ${what}${detail && ` ${detail}`}`)
  if (steps.length > KEPT) steps.shift()
  counts.set(what, (counts.get(what) ?? 0) + 1)
}

/** Returns the time since the beginning; every printed line has it. */
export function now(): string {
  return `${((performance.now() - begun) / 1000).toFixed(2)} s`
}

export function lastSteps(): readonly string[] {
  return steps
}

export function stepCounts(): string {
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([what, count]) => `${count} × ${what}`)
    .join(', ')
}
