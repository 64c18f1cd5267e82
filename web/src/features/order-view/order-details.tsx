import { Anchor } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { mayCall } from '@tracklane/contract/kit/endpoint'
import type { Order } from '@tracklane/contract/order'
import { handOverName, heldBy, type LivingHandOver } from '@tracklane/contract/order-hold'
import { orderMoveEndpoints } from '@tracklane/contract/order-move'
import { useProfile } from '#features/auth/auth.api.ts'
import { formatWindow } from '#features/order/delivery-window.rules.ts'
import { mailUrl, mapUrl, telUrl } from '#features/order/order-links.rules.ts'
import { TimeInStatus } from '#features/order/time-in-status.parts.tsx'
import { ChangeButton } from '#features/order-operation/change-button.parts.tsx'
import { openOrderDialog } from '#features/order-operation/order-dialog.store.ts'
import { orderStatusQueries } from '#features/order-status/order-status.api.ts'
import { reasonsOf } from '#features/order-status/reasons.rules.ts'
import { useFormat } from '#lib/format.ts'
import { usePhrase, useT } from '#lib/i18n.ts'
import { Age } from '#ui/age.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { EditableText } from './editable-text.tsx'
import classes from './order-peek.module.css'
import { Group, Row } from './order-row.tsx'

/** The fields of an order in familiar groups; each can be changed in place. */
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

/** A text with a link where there is an address: data of a forgotten customer has none. */
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

/** Says where the money of the order went and which changes that prevents, before anybody tries one. */
function HandedOver({ order, handOver }: { order: Order; handOver: LivingHandOver }) {
  const t = useT()
  const say = usePhrase()
  const { role } = useProfile()
  const held = heldBy(order)
  const name = handOverName(handOver)
  return (
    <Row label={t('order', 'Handed over')}>
      {role === 'logist' ? (
        <Anchor renderRoot={(props) => <Link to="/order/finance" search={{ id: handOver.id }} {...props} />}>{name}</Anchor>
      ) : (
        name
      )}
      <span className={classes.held}>{held && say(held)}</span>
    </Row>
  )
}

/** The reason within the status. The row is there even before the reasons are known, so that nothing below moves. */
function ReasonRow({ order }: { order: Order }) {
  const t = useT()
  const { role } = useProfile()
  const { data: statuses } = useQuery(orderStatusQueries.list())
  const hasReasons = reasonsOf(statuses, order.status_id, [order]).length > 0
  const canChange = hasReasons && mayCall(orderMoveEndpoints.setStatus, role) && !order.archived && !order.deleted
  return (
    <Row
      label={t('order', 'Reason')}
      edit={
        canChange && (
          <IconButton label={t('operation', 'Change reason')} size={24} onClick={() => openOrderDialog({ kind: 'sub_status', order })}>
            <IconPencil size={14} aria-hidden />
          </IconButton>
        )
      }
    >
      {order.sub_status}
    </Row>
  )
}
