import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { mayCall } from '@tracklane/contract/kit/endpoint'
import type { Role } from '@tracklane/contract/kit/role'
import { seesEveryOrganization } from '@tracklane/contract/kit/viewer'
import type { OrderRow } from '@tracklane/contract/order'
import { orderAdminEndpoints } from '@tracklane/contract/order-admin'
import { orderListEndpoints } from '@tracklane/contract/order-list'
import { useProfile } from '#features/auth/auth.api.ts'
import { orderListQueries, orderSource } from '#features/order-list/order-list.api.ts'
import { call } from '#lib/http.ts'
import { useUntilAnswered } from '#lib/use-until-answered.ts'
import { isOrderText } from './palette.rules.ts'

/** Milliseconds after the last key: enough for a word typed or scanned in one go. */
const REST = 40
const MOST = 10

/** The orders of all organizations, for an administrator. */
const everybodys = orderSource<OrderRow>('palette', {
  get: (query, signal) => call(orderAdminEndpoints.list, { query }, signal),
  post: (body, signal) => call(orderAdminEndpoints.find, { body }, signal),
})

/** Returns whether the role can find orders; a courier's are all on one screen. */
export function findsOrders(role: Role): boolean {
  return role !== 'courier' && mayCall(orderListEndpoints.list, role)
}

/** Finds orders by track, foreign id, name or phone, archived ones too. Further typing outdates the request and its answer. */
export function useFoundOrders(typed: string) {
  const viewer = useProfile()
  const text = typed.trim()
  const [asked] = useDebouncedValue(text, REST)
  const isAsking = findsOrders(viewer.role) && isOrderText(text)
  const source = seesEveryOrganization(viewer) ? everybodys : orderListQueries
  const query = useQuery({ ...source.list({ search: asked, per_page: MOST, archived: 'any' }), enabled: isAsking && asked === text })
  useUntilAnswered([query])
  const isCurrent = isAsking && asked === text
  return {
    orders: isCurrent ? (query.data?.data ?? []) : [],
    isLooking: isAsking && !(isCurrent && (query.data || query.error)),
    hasFailed: isCurrent && query.error !== null && !query.data,
  }
}
