import { IconCheck, IconMessage, IconPackage, IconShieldLock, IconTruckDelivery } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { MessageRow, MessageType } from '@tracklane/contract/message'
import { useT } from '#lib/i18n.ts'
import { Age } from '#ui/age.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import classes from './message-list.module.css'

const ICONS: Record<MessageType, typeof IconPackage> = {
  order: IconPackage,
  order_new: IconTruckDelivery,
  order_taken: IconTruckDelivery,
  order_changed: IconTruckDelivery,
  message: IconMessage,
  account: IconShieldLock,
}

export type OrderPath = '/' | '/order-admin' | '/order/index'

interface MessageItemProps {
  message: MessageRow
  orderPath: OrderPath
  /** Present while it is unread. */
  onRead: (() => void) | undefined
  /** Called when the person goes to the order. */
  onLeave: () => void
}

/** One message; its whole text is a link to the order. */
export function MessageItem({ message, orderPath, onRead, onLeave }: MessageItemProps) {
  const t = useT()
  const { text, type, order_id, read_at, created_at } = message
  const Icon = ICONS[type]
  const go = () => {
    onRead?.()
    onLeave()
  }
  return (
    <li className={classes.item} data-unread={read_at === null || undefined}>
      <Icon size={20} stroke={1.5} className={classes.icon} aria-hidden />
      <div className={classes.text}>
        {read_at === null && <span className="visually-hidden">{t('message', 'Unread')}: </span>}
        {order_id === null ? (
          <p>{text}</p>
        ) : (
          <Link to={orderPath} search={orderPath === '/' ? {} : { id: order_id }} className={classes.link} onClick={go}>
            {text}
          </Link>
        )}
        <span className={classes.age}>
          <Age at={created_at} />
        </span>
      </div>
      {onRead && (
        <IconButton label={t('message', 'Mark as read')} className={classes.mark} onClick={onRead}>
          <IconCheck size={18} aria-hidden />
        </IconButton>
      )}
    </li>
  )
}
