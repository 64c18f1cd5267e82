import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { StatusLogEntry } from '@tracklane/contract/order-log'
import { StatusChip } from '#features/order-status/order-status.parts.tsx'
import { formatDate } from '#lib/format.ts'
import { type Translate, useT } from '#lib/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { orderLogQueries } from './order-log.api.ts'
import classes from './order-log.module.css'

/** The past statuses of the order, the latest first. */
export function OrderStatusLog({ orderId }: { orderId: number }) {
  const t = useT()
  const log = useQuery(orderLogQueries.statuses(orderId))
  if (log.isError) return <ErrorState message={log.error.message} onRetry={() => log.refetch()} isRetrying={log.isFetching} />
  if (!log.data) return <Skeleton height={120} />
  if (log.data.length === 0) return <EmptyState title={t('order', 'The order has not moved yet')} />
  const entries = [...log.data].sort((left, right) => right.id - left.id)
  return (
    <ol className={classes.log}>
      {entries.map((entry) => (
        <li key={entry.id} className={classes.entry}>
          <div className={classes.what}>
            {entry.status_from !== null && entry.status_from !== entry.status_to && (
              <>
                <StatusChip id={entry.status_from} />
                <span role="img" aria-label={t('order', 'to')}>
                  →
                </span>
              </>
            )}
            <StatusChip id={entry.status_to} />
            {entry.sub_status && <span>{entry.sub_status}</span>}
          </div>
          {entry.comment && <p className={classes.comment}>{entry.comment}</p>}
          <p className={classes.who}>{[formatDate(entry.created_at, 'fullDate'), entry.actor_name, ...judgedBy(t, entry)].join(' · ')}</p>
        </li>
      ))}
    </ol>
  )
}

/** Names the flow that allowed the move, and its version: flows change, and the move may not be allowed now. */
function judgedBy(t: Translate, { flow, flow_version: version }: StatusLogEntry): string[] {
  if (version === null) return []
  const words =
    flow === null
      ? t('order_flow', 'by a flow that is gone, version {version, number}', { version })
      : t('order_flow', 'by “{flow}”, version {version, number}', { flow, version })
  return [words]
}
