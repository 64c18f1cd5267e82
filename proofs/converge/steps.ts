const KEPT = 60
const begun = performance.now()
const steps: string[] = []
const counts = new Map<string, number>()

/** A step and the person who took it: printed where the run ends badly. */
export function step(who: string, what: string, detail = ''): void {
  steps.push(`${now()}  ${who}: ${what}${detail && ` ${detail}`}`)
  if (steps.length > KEPT) steps.shift()
  counts.set(what, (counts.get(what) ?? 0) + 1)
}

/** Since the beginning, as all that is printed bears it. */
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
