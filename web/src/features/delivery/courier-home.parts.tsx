import { useInterval, useTimeout } from '@mantine/hooks'
import { IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Profile } from '@tracklane/contract/auth'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'
import { keepProfile } from '#features/auth/kept-profile.store.ts'
import { messageQueries } from '#features/message/message.api.ts'
import { isUnreachable } from '#lib/http.ts'
import { useT } from '#lib/i18n.ts'
import { installShell } from '#lib/offline-shell.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { CourierChanges, LaterChanges, useChanges } from './courier-changes.tsx'
import classes from './courier-home.module.css'
import { DeliveriesSkeleton } from './deliveries-skeleton.parts.tsx'
import { deliveryQueries } from './delivery.api.ts'
import { DeliveryLists } from './delivery-lists.tsx'
import { OutgoingNotice } from './outgoing-notice.tsx'
import { useOutgoing } from './use-outgoing.ts'

interface CourierHomeProps {
  /** Renders the cash below the orders, which it does not push when it comes. Gets the time of the last answer about the orders. */
  cash: (updatedAt: number) => ReactNode
  /** Says why there can be no orders, above them. */
  notice: ReactNode
}

/** The courier's day on a phone: the orders by delivery time, with or without a network. */
export function CourierHome({ cash, notice }: CourierHomeProps) {
  const t = useT()
  const profile = useProfile()
  const deliveries = useQuery(deliveryQueries.day(profile))
  const now = useNow(deliveries.data?.clock_offset ?? 0)
  const outgoing = useOutgoing(profile)
  const isWaiting = useWaitsForChanges() || deliveries.isPending
  const changes = useChanges(!isWaiting && deliveries.data !== undefined)
  useOfflineStart(profile)

  return (
    <div className={classes.home}>
      <PageHead
        title={t('delivery', 'My deliveries')}
        actions={
          <>
            <LaterChanges {...changes} />
            <IconButton label={t('delivery', 'Update')} size={44} onClick={() => deliveries.refetch()} loading={deliveries.isFetching}>
              <IconRefresh size={20} />
            </IconButton>
          </>
        }
      />
      <OutgoingNotice
        waiting={outgoing.waiting}
        isOnline={outgoing.online}
        error={deliveries.error}
        updatedAt={deliveries.data ? deliveries.dataUpdatedAt : undefined}
      />
      <CourierChanges {...changes} canMark={profile.impersonator === null} />
      {isWaiting && <DeliveriesSkeleton />}
      {deliveries.isError && !deliveries.data && (
        <ErrorState
          message={isUnreachable(deliveries.error) ? undefined : deliveries.error.message}
          onRetry={() => deliveries.refetch()}
          isRetrying={deliveries.isFetching}
        />
      )}
      {!isWaiting && notice}
      {!isWaiting && deliveries.data && <DeliveryLists deliveries={deliveries.data} outgoing={outgoing.entries} now={now} />}
      {!isWaiting && deliveries.data && cash(deliveries.dataUpdatedAt)}
    </div>
  )
}

/** Milliseconds after which a silent network is not waited for. */
const PATIENCE_MS = 1_000

/** Returns whether the orders wait for the changes above them: later these would push the orders from under the thumb. */
function useWaitsForChanges(): boolean {
  const { isLoading } = useQuery(messageQueries.changes())
  const [isOver, setOver] = useState(false)
  useTimeout(() => setOver(true), PATIENCE_MS, { autoInvoke: true })
  return isLoading && !isOver
}

/**
 * Returns the time by the server's clock, which is `offset` milliseconds ahead of the phone's. It is renewed every minute, since an order
 * becomes late even while the phone is not touched.
 */
function useNow(offset: number): Date {
  const [now, setNow] = useState(() => Date.now())
  useInterval(() => setNow(Date.now()), 60_000, { autoInvoke: true })
  return useMemo(() => new Date(now + offset), [now, offset])
}

function useOfflineStart(profile: Profile): void {
  useEffect(() => keepProfile(profile), [profile])
  useEffect(() => {
    if (!profile.impersonator) installShell()
  }, [profile.impersonator])
}
