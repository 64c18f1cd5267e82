import { IconClock } from '@tabler/icons-react'
import type { CompactOrder } from '@tracklane/contract/kanban'
import { isLate } from '@tracklane/contract/order-status'
import type { ReactNode } from 'react'
import type { ShownFields } from '#features/kanban/data/card-layout.rules.ts'
import { useLanguage, useT } from '#lib/i18n.ts'
import { CardDue } from './card-due.tsx'
import { CardTrack } from './card-track.tsx'
import { initialsOf, shortMoment } from './card-values.rules.ts'
import classes from './order-card.module.css'

interface CompactFaceProps {
  order: CompactOrder
  fields: ShownFields
  now: number
  title: ReactNode
  isArrival?: boolean
}

/** Two lines: customer and amount due; track, end of the delivery window, courier. The preview tells the rest. */
export function CompactFace({ order, fields, now, title, isArrival = false }: CompactFaceProps) {
  const language = useLanguage()
  return (
    <>
      <div className={classes.top}>
        {title}
        <CardDue order={order} />
      </div>
      <div className={classes.bottom}>
        {order.sub_status && <span className="visually-hidden">{order.sub_status} </span>}
        <CardTrack order={order} isShown={fields.get('track') !== undefined} isArrival={isArrival} />
        {fields.get('delivery_date') && order.delivery_to && (
          <End text={shortMoment(order.delivery_to, now, language)} isLate={isLate(order, now)} />
        )}
        {fields.get('courier') && order.courier && <Initials name={order.courier} />}
      </div>
    </>
  )
}

function End({ text, isLate }: { text: string; isLate: boolean }) {
  const t = useT()
  return (
    <span className={classes.end} data-late={isLate || undefined}>
      {isLate && <IconClock size={12} aria-hidden />}
      {text}
      {isLate && <span className="visually-hidden"> {t('kanban', 'late')}</span>}
    </span>
  )
}

function Initials({ name }: { name: string }) {
  return (
    <span className={classes.initials}>
      <span aria-hidden>{initialsOf(name)}</span>
      <span className="visually-hidden">{name}</span>
    </span>
  )
}
