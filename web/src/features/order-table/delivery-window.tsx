import { IconClock } from '@tabler/icons-react'
import type { OrderRow } from '@tracklane/contract/order'
import { isLate } from '@tracklane/contract/order-status'
import { useLanguage, useT } from '#lib/i18n.ts'
import { useMinute } from '#lib/use-minute.ts'
import { TwoLines } from '#ui/data-table/two-lines.tsx'
import { windowLines } from './order-cells.rules.ts'
import classes from './order-table.module.css'

interface DeliveryWindowProps {
  order: Pick<OrderRow, 'status_id' | 'delivery_from' | 'delivery_to'>
  /** True for a card, with day and window in one line. */
  isOneLine?: boolean
}

/** The promised time of delivery; red with a clock once it is late. */
export function DeliveryWindow({ order, isOneLine = false }: DeliveryWindowProps) {
  const t = useT()
  const now = useMinute()
  const late = isLate(order, now)
  const { first, second } = windowLines(order, useLanguage(), now)
  const mark = late && <IconClock size={14} className={classes.clock} aria-label={t('filter', 'Late')} />
  if (isOneLine)
    return (
      <span className={classes.window} data-late={late || undefined}>
        {mark}
        {first} {second}
      </span>
    )
  return (
    <span className={classes.when} data-late={late || undefined}>
      <TwoLines
        first={
          <>
            {first} {mark}
          </>
        }
        second={second}
      />
    </span>
  )
}
