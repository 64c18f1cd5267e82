import { useQueryClient } from '@tanstack/react-query'
import { seesEveryOrganization } from '@tracklane/contract/kit/viewer'
import type { OrderFilter } from '@tracklane/contract/order-filter'
import { ordersChannel } from '@tracklane/contract/realtime'
import { useEffect } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'
import { ordersChanged } from '#features/order/orders-changed.api.ts'
import { useSubscribedChannel } from '#features/order/subscribed-channel.store.ts'
import { AsOf, LiveMark } from '#features/realtime/live-mark.parts.tsx'

interface AreaMarkProps {
  filter: Pick<OrderFilter, 'organization_id' | 'country_id'>
  /** The time of the list's answer. */
  at: number
}

/** Shows the time of the list to people who see every organization: live updates exist only for one organization and country. */
export function AreaMark(props: AreaMarkProps) {
  return seesEveryOrganization(useProfile()) && <Area {...props} />
}

function Area({ filter, at }: AreaMarkProps) {
  const client = useQueryClient()
  const channel = channelOf(filter)
  useEffect(() => {
    useSubscribedChannel.setState({ channel })
    return () => useSubscribedChannel.setState({ channel: undefined })
  }, [channel])
  useEffect(() => {
    if (channel !== null) return
    const ask = () => void ordersChanged(client, null)
    window.addEventListener('focus', ask)
    return () => window.removeEventListener('focus', ask)
  }, [channel, client])
  return channel === null ? <AsOf at={at} /> : <LiveMark />
}

function channelOf({
  organization_id: [organization, ...others] = [],
  country_id: [country, ...more] = [],
}: AreaMarkProps['filter']): string | null {
  if (organization === undefined || country === undefined || others.length + more.length > 0) return null
  return ordersChannel(organization, country)
}
