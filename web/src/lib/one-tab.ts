interface Turn {
  readonly name: string
  /** Milliseconds. */
  readonly patience: number
}

/**
 * One tab at a time does this. Whoever holds the turn longer than that has been frozen or has died with it: the turn is taken from them.
 * Browsers without locks (no secure context) go without.
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
