import { Button } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { Suspense, useId, useState } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'
import { useT } from '#lib/i18n.ts'
import { part } from '#ui/part.ts'
import classes from './order-peek.module.css'

const OrderNotifications = part(
  () => import('#features/order-notification/order-notifications.parts.tsx').then((module) => ({ default: module.OrderNotifications })),
  { ahead: false },
)

/** The people told of the order's changes, and the reasons for the others; loaded on demand. */
export function OrderTold({ orderId }: { orderId: number }) {
  const t = useT()
  const { role } = useProfile()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  if (role === 'reporter') return null
  return (
    <section aria-label={t('message', 'Messages')}>
      <div className={classes.historyHead}>
        <h3 className={classes.heading}>{t('message', 'Messages')}</h3>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconBell size={16} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('message', 'Hide who was told') : t('message', 'Show who was told')}
        </Button>
      </div>
      <div id={id}>
        <Suspense>{isOpen && <OrderNotifications orderId={orderId} />}</Suspense>
      </div>
    </section>
  )
}
