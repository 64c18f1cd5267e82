import { useQuery } from '@tanstack/react-query'
import type { CompactOrder } from '@tracklane/contract/kanban'
import { useMemo } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'
import { orderQueries } from '#features/order/order.api.ts'
import { loadsFlow, orderFlowQueries } from '#features/order-flow/order-flow.api.ts'
import { usePhrase } from '#lib/i18n.ts'
import { type Verdict, type Verdicts, verdictsOf } from './board-rules.ts'

/** Where this card may go; undefined without a card, and while its own flow is on its way. */
export function useVerdicts(order: CompactOrder | undefined): Verdicts | undefined {
  const { role } = useProfile()
  const { data: flow } = useQuery({ ...orderFlowQueries.default(), enabled: loadsFlow(role) })
  const hasOtherFlow = order !== undefined && flow !== undefined && flow.id !== order.flow_id
  const { data: detail } = useQuery({ ...orderQueries.detail(order?.id ?? 0), enabled: hasOtherFlow })
  return useMemo(
    () => (order ? verdictsOf(order, { role, flow, detail: detail?.id === order.id ? detail : undefined }) : undefined),
    [order, role, flow, detail],
  )
}

/** The reason a verdict gives, in the person's language. */
export function useReason(): (verdict: Verdict | undefined) => string | undefined {
  const toText = usePhrase()
  return (verdict) => {
    if (verdict?.kind !== 'refused') return undefined
    return typeof verdict.reason === 'string' ? verdict.reason : toText(verdict.reason)
  }
}
