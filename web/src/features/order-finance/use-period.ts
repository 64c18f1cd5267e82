import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useFilter } from '#lib/search.ts'
import { useStable } from '#lib/use-stable.ts'
import { FinanceSearch, unsaidPeriod } from './finance-search.ts'

/** The search of the address; a period that it leaves open is this month, and stands in the address from then on. */
export function usePeriod() {
  const [address, patch] = useFilter(FinanceSearch)
  const unsaid = useStable(unsaidPeriod(address, new Date()))
  const write = useEffectEvent((period: NonNullable<typeof unsaid>) => void patch({ page: address.page, ...period }))
  const href = useLocation({ select: (location) => location.href })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what nobody understands is taken out of the address, and the period may go with it
  useEffect(() => {
    if (unsaid) write(unsaid)
  }, [unsaid, href])
  return { search: { ...address, ...unsaid }, patch }
}
