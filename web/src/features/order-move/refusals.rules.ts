interface Refusal {
  readonly reason: string | undefined
}

/** Those that are refused for the same reason stand together, so that it is said once; in the order in which the reasons come. */
export function byReason<Refused extends Refusal>(refused: readonly Refused[]): { reason: string | undefined; of: Refused[] }[] {
  const groups = new Map<string | undefined, Refused[]>()
  for (const one of refused) groups.set(one.reason, [...(groups.get(one.reason) ?? []), one])
  return [...groups].map(([reason, of]) => ({ reason, of }))
}
