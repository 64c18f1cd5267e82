interface Refusal {
  readonly reason: string | undefined
}

/** Groups the refused by reason, so that each reason is shown once; in the order in which the reasons first come. */
export function byReason<Refused extends Refusal>(refused: readonly Refused[]): { reason: string | undefined; of: Refused[] }[] {
  const groups = new Map<string | undefined, Refused[]>()
  for (const one of refused) groups.set(one.reason, [...(groups.get(one.reason) ?? []), one])
  return [...groups].map(([reason, of]) => ({ reason, of }))
}
