import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import type { Order } from '@tracklane/contract/order'
import { openLog } from '#features/model-log/model-log.store.ts'
import { useT } from '#lib/i18n.ts'
import classes from './order-peek.module.css'
import { OrderStatusLog } from './order-status-log.parts.tsx'

/** The order's statuses so far, and the way to all other changes. */
export function OrderHistory({ order: { id, track } }: { order: Order }) {
  const t = useT()
  return (
    <section aria-label={t('order', 'Status log')}>
      <div className={classes.historyHead}>
        <h3 className={classes.heading}>{t('order', 'Status log')}</h3>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconHistory size={16} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => openLog({ entity: 'order', id, name: track })}
        >
          {t('model_log', 'Change log')}
        </Button>
      </div>
      <OrderStatusLog orderId={id} />
    </section>
  )
}
