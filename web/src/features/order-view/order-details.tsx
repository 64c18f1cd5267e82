import { Anchor } from '@mantine/core'
import type { Order } from '@tracklane/contract/order'
import type { ReactNode } from 'react'
import { formatWindow } from '#features/order/delivery-window.rules.ts'
import { mapUrl, telUrl } from '#features/order/order-links.rules.ts'
import { ChangeButton } from '#features/order-operation/change-button.parts.tsx'
import { formatDate, useFormat } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import classes from './order-view.module.css'

interface OrderDetailsProps {
  order: Order
  canDispatch: boolean
}

/** The fields of an order, in the groups people look for them. */
export function OrderDetails({ order, canDispatch }: OrderDetailsProps) {
  const t = useT()
  const { languageName } = useFormat()
  return (
    <div className={classes.groups}>
      <Group title={t('order', 'Customer')}>
        <Detail label={t('order', 'Name')}>{order.customer_full_name}</Detail>
        <Detail label={t('order', 'Phone')}>
          {order.customer_phone && (
            <>
              <Anchor href={telUrl(order.customer_phone)}>{order.customer_phone}</Anchor>
              <CopyButton value={order.customer_phone} label={t('operation', 'Copy the phone number')} />
            </>
          )}
        </Detail>
        <Detail label={t('order', 'Email')}>
          {order.customer_email && <Anchor href={`mailto:${order.customer_email}`}>{order.customer_email}</Anchor>}
        </Detail>
        <Detail label={t('order', 'Address')}>
          <Anchor href={mapUrl(order)} target="_blank" rel="noreferrer">
            {order.customer_address}
          </Anchor>
          <ChangeButton order={order} operation="address" />
        </Detail>
        <Detail label={t('order', 'Country')}>{order.country_name}</Detail>
        <Detail label={t('order', 'Language')}>{order.customer_language && languageName(order.customer_language)}</Detail>
      </Group>
      <Group title={t('order', 'Delivery')}>
        <Detail label={t('order', 'Delivery window')} isAlways={canDispatch}>
          {formatWindow(order.delivery_from, order.delivery_to)}
          <ChangeButton order={order} operation="delivery_date" />
        </Detail>
        <Detail label={t('order', 'Delivered at')} isAlways={canDispatch}>
          {formatDate(order.delivered_at, 'fullDate')}
          <ChangeButton order={order} operation="delivered_at" />
        </Detail>
        <Detail label={t('order', 'Courier')} isAlways>
          <span>{order.courier ?? t('order', 'Nobody yet')}</span>
          <ChangeButton order={order} operation="courier" />
        </Detail>
        <Detail label={t('order', 'Comment')}>{order.comment}</Detail>
      </Group>
      <Group title={t('order', 'Order')}>
        <Detail label={t('order', 'Track')}>
          <span className={classes.mono}>{order.track}</span>
          <CopyButton value={order.track} label={t('operation', 'Copy the track number')} />
        </Detail>
        <Detail label={t('order', 'Order number')}>{order.foreign_id}</Detail>
        <Detail label={t('order', 'Created')}>{formatDate(order.created_at, 'fullDate')}</Detail>
        <Detail label={t('order', 'Changed')}>{formatDate(order.updated_at, 'fullDate')}</Detail>
        <Detail label={t('order', 'Archived at')}>{formatDate(order.archived_at, 'fullDate')}</Detail>
        <Detail label={t('order', 'Deleted at')}>{formatDate(order.deleted_at, 'fullDate')}</Detail>
      </Group>
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className={classes.heading}>{title}</h3>
      <dl className={classes.details}>{children}</dl>
    </section>
  )
}

/** A field without a value takes no place. */
function Detail({ label, children, isAlways = false }: { label: string; children: ReactNode; isAlways?: boolean }) {
  if (!isAlways && !children) return null
  return (
    <div className={classes.detail}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
