import { Anchor } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import type { Order } from '@tracklane/contract/order'
import { operationRefusal } from '@tracklane/contract/order-operation'
import type { ReactNode } from 'react'
import { formatWindow } from '#features/order/delivery-window.rules.ts'
import { mapUrl, telUrl } from '#features/order/order-links.rules.ts'
import { requestOperation } from '#features/order-operation/operation-dialog.store.ts'
import { formatDate, useFormat } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import classes from './order-view.module.css'

interface OrderFactsProps {
  order: Order
  canDispatch: boolean
}

/** The fields of an order, in the groups people look for them. */
export function OrderFacts({ order, canDispatch }: OrderFactsProps) {
  const t = useT()
  const { languageName } = useFormat()
  return (
    <div className={classes.groups}>
      <Group title={t('order', 'Customer')}>
        <Fact label={t('order', 'Name')}>{order.customer_full_name}</Fact>
        <Fact label={t('order', 'Phone')}>
          {order.customer_phone && (
            <>
              <Anchor href={telUrl(order.customer_phone)}>{order.customer_phone}</Anchor>
              <CopyButton value={order.customer_phone} label={t('operation', 'Copy the phone number')} />
            </>
          )}
        </Fact>
        <Fact label={t('order', 'Email')}>
          {order.customer_email && <Anchor href={`mailto:${order.customer_email}`}>{order.customer_email}</Anchor>}
        </Fact>
        <Fact label={t('order', 'Address')}>
          <Anchor href={mapUrl(order)} target="_blank" rel="noreferrer">
            {order.customer_address}
          </Anchor>
          <ChangeButton order={order} operation="address" canDispatch={canDispatch} />
        </Fact>
        <Fact label={t('order', 'Country')}>{order.country_name}</Fact>
        <Fact label={t('order', 'Language')}>{order.customer_language && languageName(order.customer_language)}</Fact>
      </Group>
      <Group title={t('order', 'Delivery')}>
        <Fact label={t('order', 'Delivery window')} isAlways={canDispatch}>
          {formatWindow(order.delivery_from, order.delivery_to)}
          <ChangeButton order={order} operation="delivery_date" canDispatch={canDispatch} />
        </Fact>
        <Fact label={t('order', 'Delivered at')} isAlways={canDispatch}>
          {formatDate(order.delivered_at, 'fullDate')}
          <ChangeButton order={order} operation="delivered_at" canDispatch={canDispatch} />
        </Fact>
        <Fact label={t('order', 'Courier')} isAlways>
          <CourierFact order={order} canDispatch={canDispatch} />
        </Fact>
        <Fact label={t('order', 'Comment')}>{order.comment}</Fact>
      </Group>
      <Group title={t('order', 'Order')}>
        <Fact label={t('order', 'Track')}>
          <span className={classes.mono}>{order.track}</span>
          <CopyButton value={order.track} label={t('operation', 'Copy the track number')} />
        </Fact>
        <Fact label={t('order', 'Order number')}>{order.foreign_id}</Fact>
        <Fact label={t('order', 'Created')}>{formatDate(order.created_at, 'fullDate')}</Fact>
        <Fact label={t('order', 'Changed')}>{formatDate(order.updated_at, 'fullDate')}</Fact>
        <Fact label={t('order', 'Archived at')}>{formatDate(order.archived_at, 'fullDate')}</Fact>
        <Fact label={t('order', 'Deleted at')}>{formatDate(order.deleted_at, 'fullDate')}</Fact>
      </Group>
    </div>
  )
}

function CourierFact({ order, canDispatch }: OrderFactsProps) {
  const t = useT()
  return (
    <>
      <span>{order.courier ?? t('order', 'Nobody yet')}</span>
      <ChangeButton order={order} operation="courier" canDispatch={canDispatch} />
    </>
  )
}

interface ChangeButtonProps extends OrderFactsProps {
  operation: 'address' | 'delivery_date' | 'delivered_at' | 'courier'
}

/** The operation that changes this very field, where it can be done. */
function ChangeButton({ order, operation, canDispatch }: ChangeButtonProps) {
  const t = useT()
  if (!canDispatch || operationRefusal(operation, order)) return null
  const labels = {
    address: t('operation', 'Change address'),
    delivery_date: t('operation', 'Change delivery date'),
    delivered_at: t('operation', 'Change actual delivery date'),
    courier: order.courier ? t('order', 'Change courier') : t('order', 'Choose courier'),
  }
  return (
    <IconButton label={labels[operation]} size={24} onClick={() => requestOperation({ kind: 'operation', operation, order })}>
      <IconPencil size={14} aria-hidden />
    </IconButton>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className={classes.heading}>{title}</h3>
      <dl className={classes.facts}>{children}</dl>
    </section>
  )
}

/** A field without a value takes no place. */
function Fact({ label, children, isAlways = false }: { label: string; children: ReactNode; isAlways?: boolean }) {
  if (!isAlways && !children) return null
  return (
    <div className={classes.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
