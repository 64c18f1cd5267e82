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

/** Milliseconds after the last key: enough for a word that is typed or scanned in one go. */
const REST = 40
const MOST = 10

/** Those of all organizations, as an administrator finds them. */
const everybodys = orderSource<OrderRow>('palette', {
  get: (query, signal) => call(orderAdminEndpoints.list, { query }, signal),
  post: (body, signal) => call(orderAdminEndpoints.find, { body }, signal),
})

/** Whether there are orders to find; a courier's are all on one screen. */
export function findsOrders(role: Role): boolean {
  return role !== 'courier' && mayCall(orderListEndpoints.list, role)
}

/** Orders by track, foreign id, name or phone, archived ones too. What is typed on outdates the question, and its answer. */
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
