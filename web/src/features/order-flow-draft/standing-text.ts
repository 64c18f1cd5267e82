import type { StatusId } from '@tracklane/contract/order-status'
import { useT } from '#lib/i18n.ts'
import { useReach } from './use-flow-facts.ts'

/** Returns how many orders are in the status; empty while unknown. */
export function useStandingText(id: StatusId): string {
  const t = useT()
  const count = useStanding(id)
  return count === undefined ? '' : t('flow_editor', '{count, plural, one {# order} other {# orders}}', { count })
}

export function useStanding(id: StatusId): number | undefined {
  const reach = useReach()
  return reach && (reach.orders.find(({ status_id }) => status_id === id)?.orders ?? 0)
}
