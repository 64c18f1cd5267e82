import { IconMapPin, IconPhone } from '@tabler/icons-react'
import type { Order } from '@tracklane/contract/order'
import { useEffect, useRef } from 'react'
import { mapUrl, telUrl } from '#features/order/order-links.rules.ts'
import { StatusChip } from '#features/order-status/order-status.parts.tsx'
import { useT } from '#lib/i18n.ts'
import { type CourierDay, isOverdue } from './courier-days.rules.ts'
import classes from './delivery-card.module.css'
import { AmountToCollect, DeliveryTime } from './delivery-figures.tsx'
import { DeliveryMore } from './delivery-more.tsx'
import { DeliveryMoves } from './delivery-moves.tsx'
import type { OutgoingEntry } from './outgoing-moves.api.ts'
import { RefusedMove } from './refused-move.tsx'
import { WaitingMove } from './waiting-move.tsx'

interface DeliveryCardProps {
  order: Order
  day: CourierDay['kind']
  now: Date
  /** The order's move that the server does not have yet, or has refused. */
  outgoing: OutgoingEntry | undefined
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onMove: (to: number) => void
  /** Corrects a refused move. */
  onEdit: (entry: OutgoingEntry) => void
}

/** The facts a courier needs in a stairwell: time, customer, address, amount, and the outcome. */
export function DeliveryCard({ order, day, now, outgoing, isOpen, onOpen, onMove, onEdit }: DeliveryCardProps) {
  const card = useRef<HTMLLIElement>(null)
  const isWaiting = outgoing !== undefined && outgoing.problem === null
  const problem = outgoing?.problem
  const wasOpen = useRef(isOpen)
  // Scrolls to an order opened by a link; one opened by hand is in sight already.
  useEffect(() => {
    if (wasOpen.current) card.current?.scrollIntoView({ block: 'center' })
  }, [])

  return (
    <li ref={card} className={classes.card} data-waiting={isWaiting || undefined}>
      <div className={classes.line}>
        <DeliveryTime order={order} withDay={day === 'late'} isLate={isOverdue(order, now)} />
        <StatusChip id={order.status_id} />
      </div>
      <h3 className={classes.customer}>{order.customer_full_name}</h3>
      <p className={classes.address}>{order.customer_address}</p>
      <AmountToCollect order={order} />
      {isWaiting ? <p className={classes.track}>{order.track}</p> : <Details order={order} isOpen={isOpen} onOpen={onOpen} />}
      {isWaiting && <WaitingMove entry={outgoing} />}
      {problem && <RefusedMove entry={outgoing} problem={problem} order={order} onEdit={() => onEdit(outgoing)} />}
      {!isWaiting && <DeliveryMoves order={order} onMove={onMove} />}
    </li>
  )
}

function Details({ order, isOpen, onOpen }: Pick<DeliveryCardProps, 'order' | 'isOpen' | 'onOpen'>) {
  const t = useT()
  const map = mapUrl(order)
  const call = telUrl(order.customer_phone)
  return (
    <>
      {order.comment && <p className={classes.comment}>{order.comment}</p>}
      <div className={classes.links}>
        {map && (
          <a
            href={map}
            target="_blank"
            rel="noopener noreferrer"
            className={classes.link}
            aria-label={t('delivery', 'Map for {track}', { track: order.track })}
          >
            <IconMapPin size={20} aria-hidden /> {t('delivery', 'Map')}
          </a>
        )}
        {call && (
          <a href={call} className={classes.link} aria-label={t('delivery', 'Call {name}', { name: order.customer_full_name })}>
            <IconPhone size={20} aria-hidden /> {t('delivery', 'Call')}
          </a>
        )}
      </div>
      <DeliveryMore order={order} isOpen={isOpen} onOpen={onOpen} />
    </>
  )
}
