import { Anchor, Button } from '@mantine/core'
import type { Order } from '@tracklane/contract/order'
import { operationRefusal } from '@tracklane/contract/order-operation'
import type { ReactNode } from 'react'
import { formatWindow } from '#features/order/delivery-window.parts.tsx'
import { requestOperation } from '#features/order/operation/operation-requests.api.ts'
import { mapUrl, telUrl } from '#features/order/order-links.parts.tsx'
import { paymentName } from '#features/order/order-payment.parts.tsx'
import { formatDate, useFormat } from '#lib/format.ts'
import { type Translate, useT } from '#lib/i18n.ts'
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
          {order.customer_phone && <Anchor href={telUrl(order.customer_phone)}>{order.customer_phone}</Anchor>}
        </Fact>
        <Fact label={t('order', 'Email')}>
          {order.customer_email && <Anchor href={`mailto:${order.customer_email}`}>{order.customer_email}</Anchor>}
        </Fact>
        <Fact label={t('order', 'Address')}>
          <Anchor href={mapUrl(order)} target="_blank" rel="noreferrer">
            {order.customer_address}
          </Anchor>
        </Fact>
        <Fact label={t('order', 'Country')}>{order.country_name}</Fact>
        <Fact label={t('order', 'Language')}>{order.customer_language && languageName(order.customer_language)}</Fact>
      </Group>
      <Group title={t('order', 'Delivery')}>
        <Fact label={t('order', 'Delivery window')}>{formatWindow(order.delivery_from, order.delivery_to)}</Fact>
        <Fact label={t('order', 'Delivered at')}>{formatDate(order.delivered_at, 'fullDate')}</Fact>
        <Fact label={t('order', 'Courier')} isAlways>
          <CourierFact order={order} canDispatch={canDispatch} />
        </Fact>
        <Fact label={t('order', 'Comment')}>{order.comment}</Fact>
      </Group>
      <Group title={t('order', 'Order')}>
        <Fact label={t('order', 'Track')}>
          <span className={classes.mono}>{order.track}</span>
        </Fact>
        <Fact label={t('order', 'Order number')}>{order.foreign_id}</Fact>
        <Fact label={t('order', 'Payment')}>{paymentText(t, order)}</Fact>
        <Fact label={t('order', 'Created')}>{formatDate(order.created_at, 'fullDate')}</Fact>
        <Fact label={t('order', 'Changed')}>{formatDate(order.updated_at, 'fullDate')}</Fact>
      </Group>
    </div>
  )
}

function CourierFact({ order, canDispatch }: OrderFactsProps) {
  const t = useT()
  const canChange = canDispatch && !operationRefusal('courier', order)
  return (
    <>
      <span>{order.courier ?? t('order', 'Nobody yet')}</span>
      {canChange && (
        <Button size="compact-xs" variant="subtle" onClick={() => requestOperation({ kind: 'operation', operation: 'courier', order })}>
          {order.courier ? t('order', 'Change courier') : t('order', 'Choose courier')}
        </Button>
      )}
    </>
  )
}

function paymentText(t: Translate, order: Order): string {
  const type = paymentName(t, order.payment_type)
  if (!order.paid) return type
  return t('order', '{type}, paid on {time}', { type, time: formatDate(order.paid_at, 'fullDate') })
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
