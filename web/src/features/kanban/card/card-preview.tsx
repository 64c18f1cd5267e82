import type { CardKey, CompactOrder } from '@tracklane/contract/kanban'
import { isLate } from '@tracklane/contract/order-status'
import { useId, useLayoutEffect, useRef } from 'react'
import { useBoard } from '#features/kanban/data/board.store.ts'
import { useT } from '#lib/i18n.ts'
import { hoursIn } from './card-age.rules.ts'
import { cardIcon } from './card-icons.ts'
import { COMPACT_ROOM } from './card-lines.rules.ts'
import classes from './card-preview.module.css'
import { ageText, fieldName, fieldValue } from './card-values.rules.ts'

const ROOM = 8

interface CardPreviewProps {
  order: CompactOrder
  /** The place of the card on the screen. */
  place: DOMRect
  /** The card's link, which the preview describes. */
  link: HTMLElement | null
  onPointerEnter: () => void
  onPointerLeave: () => void
}

/** A preview beside a card of two lines, with the fields that the card leaves out. */
export function CardPreview({ order, place, link, ...pointer }: CardPreviewProps) {
  const t = useT()
  const id = useId()
  const fields = useBoard(({ input }) => input.fields)
  const now = useBoard((state) => state.now)
  const box = useRef<HTMLDivElement>(null)
  const shown = fields.inOrder.filter(({ key }, place) => !isWholeOnCard(key, place) && fieldValue(order, key) !== '')

  useLayoutEffect(() => {
    if (box.current) putBeside(box.current, place)
  })
  useLayoutEffect(() => {
    link?.setAttribute('aria-describedby', id)
    return () => link?.removeAttribute('aria-describedby')
  }, [link, id])

  return (
    <div ref={box} id={id} className={classes.preview} role="tooltip" {...pointer}>
      <p className={classes.name}>{order.customer_full_name}</p>
      {order.sub_status && <p className={classes.sub}>{order.sub_status}</p>}
      <ul className={classes.fields}>
        {shown.map(({ key, icon }) => {
          const Icon = cardIcon(icon)
          const isRed = key === 'delivery_date' && isLate(order, now)
          return (
            <li key={key} className={classes.field} data-field={key} data-late={isRed || undefined}>
              <Icon size={14} stroke={1.75} role="img" aria-label={fieldName(t, key)} />
              <span>
                {fieldValue(order, key)}
                {isRed && ` · ${t('kanban', 'late')}`}
              </span>
            </li>
          )
        })}
      </ul>
      <p className={classes.age}>{t('kanban', 'In this status: {age}', { age: ageText(t, hoursIn(order, now)) })}</p>
    </div>
  )
}

/** Returns whether the card already shows the field in full: the name is the head of the preview, and a track is never cut. */
function isWholeOnCard(key: CardKey, place: number): boolean {
  return key === 'customer_name' || (key === 'track' && place < COMPACT_ROOM)
}

/** Places the preview at the right where there is room, else at the left; never below the window. */
function putBeside(box: HTMLElement, place: DOMRect): void {
  const { width, height } = box.getBoundingClientRect()
  const right = place.right + ROOM / 2
  const left = right + width + ROOM <= window.innerWidth ? right : Math.max(ROOM, place.left - ROOM / 2 - width)
  box.style.left = `${left}px`
  box.style.top = `${Math.max(ROOM, Math.min(place.top, window.innerHeight - height - ROOM))}px`
}
