/** The result of a proof: figures, and violations of the promise. */
export interface Finding {
  readonly figures: readonly string[]
  readonly violations: readonly string[]
}

export function printFinding(title: string, { figures, violations }: Finding): void {
  const lines = [`\n${violations.length === 0 ? 'kept  ' : 'BROKEN'}  ${title}`, ...figures.map((figure) => `        ${figure}`)]
  const shown = violations.slice(0, 20).map((violation) => `      ! ${violation}`)
  const more = violations.length > 20 ? [`      ! … and ${violations.length - 20} more`] : []
  say([...lines, ...shown, ...more].join('\n'))
}

export function spread(milliseconds: readonly number[]): string {
  const sorted = milliseconds.toSorted((a, b) => a - b)
  const at = (share: number): string => `${Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN)} ms`
  return `median ${at(0.5)}, longest ${at(1)} (${sorted.length} times)`
}

export function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
