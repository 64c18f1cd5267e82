import { Tooltip } from '@mantine/core'
import type { OrderRow } from '@tracklane/contract/order'
import { formatDate } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import { useMinute } from '#lib/use-minute.ts'
import { timeInStatus } from './time-in-status.rules.ts'

/** Shows how long the order has been in its status (hh:mm with unit); the tooltip shows since when. */
export function TimeInStatus({ order }: { order: Pick<OrderRow, 'status_changed_at'> }) {
  const t = useT()
  const now = useMinute()
  const { status_changed_at } = order
  return (
    <Tooltip label={t('order', 'Since {time}', { time: formatDate(status_changed_at, 'fullDate') })} openDelay={200}>
      <time dateTime={status_changed_at} className="tabular">
        {timeInStatus(order, now)}
        <span className="dim"> {t('order', 'h')}</span>
      </time>
    </Tooltip>
  )
}
