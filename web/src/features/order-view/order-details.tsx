import { Anchor } from '@mantine/core'
import type { Order } from '@tracklane/contract/order'
import { formatWindow } from '#features/order/delivery-window.rules.ts'
import { mailUrl, mapUrl, telUrl } from '#features/order/order-links.rules.ts'
import { TimeInStatus } from '#features/order/time-in-status.parts.tsx'
import { ChangeButton } from '#features/order-operation/change-button.parts.tsx'
import { useFormat } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import { Age } from '#ui/age.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { EditableText } from './editable-text.tsx'
import { HandedOver } from './handed-over.tsx'
import { Group, Row } from './order-row.tsx'
import { ReasonRow } from './reason-row.tsx'

/** The fields of an order, in the groups people look for them; each that can be changed is changed where it stands. */
export function OrderDetails({ order }: { order: Order }) {
  return (
    <>
      <Delivery order={order} />
      <Customer order={order} />
      <Origin order={order} />
    </>
  )
}

function Delivery({ order }: { order: Order }) {
  const t = useT()
  return (
    <Group title={t('order', 'Delivery')}>
      <Row label={t('order', 'Window')} edit={<ChangeButton order={order} operation="delivery_date" />}>
        {formatWindow(order.delivery_from, order.delivery_to)}
      </Row>
      <Row label={t('order', 'Address')} edit={<ChangeButton order={order} operation="address" />}>
        <LinkedText text={order.customer_address} href={mapUrl(order)} isElsewhere />
      </Row>
      <Row label={t('order', 'Courier')} edit={<ChangeButton order={order} operation="courier" />}>
        {order.courier ?? t('order', 'Nobody yet')}
      </Row>
      <ReasonRow order={order} />
      <Row label={t('order', 'Delivered at')} edit={<ChangeButton order={order} operation="delivered_at" />}>
        {order.delivered_at && <Age at={order.delivered_at} />}
      </Row>
      <EditableText order={order} field="comment" label={t('order', 'Comment')} isLong />
    </Group>
  )
}

function Customer({ order }: { order: Order }) {
  const t = useT()
  const { languageName } = useFormat()
  return (
    <Group title={t('order', 'Customer')}>
      <EditableText order={order} field="customer_full_name" label={t('order', 'Name')} />
      <EditableText order={order} field="customer_phone" label={t('order', 'Phone')}>
        <LinkedText text={order.customer_phone} href={telUrl(order.customer_phone)} />
        {order.customer_phone && telUrl(order.customer_phone) && (
          <CopyButton value={order.customer_phone} label={t('operation', 'Copy the phone number')} />
        )}
      </EditableText>
      <EditableText order={order} field="customer_email" label={t('order', 'Email')}>
        <LinkedText text={order.customer_email} href={mailUrl(order.customer_email)} />
      </EditableText>
      <Row label={t('order', 'Country')}>{order.country_name}</Row>
      {order.customer_language && <Row label={t('order', 'Language')}>{languageName(order.customer_language)}</Row>}
    </Group>
  )
}

/** A link where it leads somewhere: what is left of a customer who is forgotten does not. */
function LinkedText({ text, href, isElsewhere = false }: { text: string | null; href: string | undefined; isElsewhere?: boolean }) {
  if (!text || !href) return text
  return (
    <Anchor href={href} {...(isElsewhere && { target: '_blank', rel: 'noreferrer' })}>
      {text}
    </Anchor>
  )
}

function Origin({ order }: { order: Order }) {
  const t = useT()
  return (
    <Group title={t('order', 'Order')}>
      <EditableText order={order} field="foreign_id" label={t('order', 'Order number')} />
      <Row label={t('order', 'Time in status')}>
        <TimeInStatus order={order} />
      </Row>
      <Row label={t('order', 'Created')}>
        <Age at={order.created_at} />
      </Row>
      <Row label={t('order', 'Changed')}>
        <Age at={order.updated_at} />
      </Row>
      {order.label_printed_at && (
        <Row label={t('order', 'Label printed')}>
          <Age at={order.label_printed_at} />
        </Row>
      )}
      {order.paid_at && (
        <Row label={t('order', 'Paid at')}>
          <Age at={order.paid_at} />
        </Row>
      )}
      {order.handover && <HandedOver order={order} handOver={order.handover} />}
      {order.archived_at && (
        <Row label={t('order', 'Archived at')}>
          <Age at={order.archived_at} />
        </Row>
      )}
      {order.deleted_at && (
        <Row label={t('order', 'Deleted at')}>
          <Age at={order.deleted_at} />
        </Row>
      )}
    </Group>
  )
}
