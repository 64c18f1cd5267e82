interface Turn {
  readonly name: string
  /** Milliseconds after which a turn is taken from its tab. */
  readonly patience: number
}

/**
 * Does the work in one tab at a time. A tab that holds the turn longer than `patience` is frozen or dead, and loses the turn. Browsers
 * without locks (no secure context) do not wait.
 */
export async function inOneTab<Result>({ name, patience }: Turn, work: () => Promise<Result>): Promise<Result> {
  if (!navigator.locks) return work()
  let hasBegun = false
  const begin = () => {
    hasBegun = true
    return work()
  }
  try {
    return await navigator.locks.request(name, { signal: AbortSignal.timeout(patience) }, begin)
  } catch (error) {
    if (hasBegun) throw error
    return navigator.locks.request(name, { steal: true }, begin)
  }
}
