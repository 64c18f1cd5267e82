let count = 0

/** Returns whether a change is being sent or a file moves: ending all requests now would break it off. */
export const isUnderway = (): boolean => count > 0

/** Counts the work as underway until it settles. */
export async function underway<Result>(work: Promise<Result>): Promise<Result> {
  count += 1
  try {
    return await work
  } finally {
    count -= 1
  }
}
