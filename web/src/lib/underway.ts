let count = 0

/** Whatever ends a request on its way would break something off: a change that was sent, a file that comes or goes. */
export const isUnderway = (): boolean => count > 0

/** Counts as underway until it is settled. */
export async function underway<Result>(work: Promise<Result>): Promise<Result> {
  count += 1
  try {
    return await work
  } finally {
    count -= 1
  }
}
