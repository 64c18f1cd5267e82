import { useQuery } from '@tanstack/react-query'
import type { OrderRow } from '@tracklane/contract/order'
import type { StatusId } from '@tracklane/contract/order-status'
import { useMemo } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'
import { orderQueries } from '#features/order/order.api.ts'
import { loadsFlow, orderFlowQueries } from '#features/order-flow/order-flow.api.ts'
import { usePhrase } from '#lib/i18n.ts'
import { type JudgedOrder, targetsOf, type Verdict, type Verdicts, verdictsOf } from './verdicts.rules.ts'

/** Returns where this order may go; undefined without an order, and while its own flow is loading. */
export function useVerdicts(order: (JudgedOrder & Pick<OrderRow, 'id'>) | undefined): Verdicts | undefined {
  const { role } = useProfile()
  const { data: flow } = useQuery({ ...orderFlowQueries.default(), enabled: loadsFlow(role) })
  const hasOtherFlow = order !== undefined && flow !== undefined && flow.id !== order.flow_id
  const { data: detail } = useQuery({ ...orderQueries.detail(order?.id ?? 0), enabled: hasOtherFlow })
  return useMemo(
    () => (order ? verdictsOf(order, { role, flow, detail: detail?.id === order.id ? detail : undefined }) : undefined),
    [order, role, flow, detail],
  )
}

/** Returns a function that says at once where an order of the person's own flow may go; undefined for another flow. */
export function useJudge(): (order: JudgedOrder) => Verdicts | undefined {
  const { role } = useProfile()
  const { data: flow } = useQuery({ ...orderFlowQueries.default(), enabled: loadsFlow(role) })
  return (order) => verdictsOf(order, { role, flow, detail: undefined })
}

/** Returns the statuses that at least one of the orders may go to. */
export function useTargets(orders: readonly JudgedOrder[]): StatusId[] {
  const { role } = useProfile()
  const { data: flow } = useQuery({ ...orderFlowQueries.default(), enabled: loadsFlow(role) })
  return useMemo(() => targetsOf(orders, { role, flow }), [orders, role, flow])
}

/** Returns the reason of a verdict in the person's language. */
export function useReason(): (verdict: Verdict | undefined) => string | undefined {
  const toText = usePhrase()
  return (verdict) => {
    if (verdict?.kind !== 'refused') return undefined
    return typeof verdict.reason === 'string' ? verdict.reason : toText(verdict.reason)
  }
}
