import { Button, Skeleton } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { messageEventName } from '@tracklane/contract/message-setting'
import { audienceName, channelName } from '@tracklane/contract/notification-event'
import { type OrderNotification, stateName } from '@tracklane/contract/order-notification'
import { useState } from 'react'
import { formatDate } from '#lib/format.ts'
import { usePhrase, useT } from '#lib/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { orderNotificationQueries, useRefusal } from './order-notification.api.ts'
import classes from './order-notifications.module.css'

/** The people and channels told of the order's events, and the others with the reason; the latest first. */
export function OrderNotifications({ orderId }: { orderId: number }) {
  const t = useT()
  const [pageCount, setPageCount] = useState(1)
  const list = useQuery({ ...orderNotificationQueries.of(orderId, pageCount), placeholderData: keepPreviousData })
  if (list.isError && !list.data)
    return <ErrorState message={list.error.message} onRetry={() => list.refetch()} isRetrying={list.isFetching} />
  if (!list.data) return <Skeleton height={120} />
  const { rows, last_page, refused } = list.data
  if (rows.length === 0)
    return (
      <>
        <Refusal orderId={orderId} isRefused={refused} />
        <EmptyState title={t('message', 'Nobody was told anything yet')}>
          {t('message', 'Each change that people are told of appears here.')}
        </EmptyState>
      </>
    )
  return (
    <>
      <Refusal orderId={orderId} isRefused={refused} />
      <ul className={classes.list}>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
      {(last_page > pageCount || list.isPlaceholderData) && (
        <Button variant="subtle" size="compact-sm" loading={list.isPlaceholderData} onClick={() => setPageCount(pageCount + 1)}>
          {t('message', 'Show earlier ones')}
        </Button>
      )}
    </>
  )
}

/** Shows whether the customer refuses messages, and lets the person change it. */
function Refusal({ orderId, isRefused }: { orderId: number; isRefused: boolean }) {
  const t = useT()
  const refusal = useRefusal(orderId)
  return (
    <p className={classes.refusal}>
      <span>{isRefused ? t('message', 'The customer wants no messages.') : t('message', 'The customer may be told of the order.')}</span>
      <Button variant="subtle" size="compact-sm" loading={refusal.isPending} onClick={() => refusal.mutate(!isRefused)}>
        {isRefused ? t('message', 'They want messages again') : t('message', 'They want no messages')}
      </Button>
    </p>
  )
}

function Row({ row: { event, channel, audience, to, state, reason, attempts, created_at, sent_at } }: { row: OrderNotification }) {
  const t = useT()
  const say = usePhrase()
  const tries = attempts > 1 && t('message', '{count, plural, one {# try} other {# tries}}', { count: attempts })
  return (
    <li className={classes.entry}>
      <div className={classes.what}>
        <span>{say(messageEventName(event))}</span>
        <span className={classes.state} data-state={state}>
          {say(stateName(state))}
        </span>
      </div>
      {reason && <p className={classes.reason}>{reason}</p>}
      <p className={classes.whom}>
        {[formatDate(sent_at ?? created_at, 'fullDate'), say(channelName(channel)), to ?? say(audienceName(audience)), tries]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </li>
  )
}
