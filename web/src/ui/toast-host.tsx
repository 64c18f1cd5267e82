import '@mantine/notifications/styles.layer.css'
import { Button } from '@mantine/core'
import { Notifications, notifications } from '@mantine/notifications'
import { type Icon, IconAlertTriangle, IconCheck, IconMessage, IconX } from '@tabler/icons-react'
import { translate } from '#lib/i18n.ts'
import type { Toast, ToastAction, ToastKind } from './toast.ts'
import classes from './toast-host.module.css'

const LOOKS: Record<ToastKind, { color: string; icon: Icon }> = {
  error: { color: 'red.8', icon: IconX },
  success: { color: 'teal.8', icon: IconCheck },
  warning: { color: 'orange.8', icon: IconAlertTriangle },
  message: { color: 'brand', icon: IconMessage },
}

/** The same text is not stacked: the id is made of it. Two that offer something are two: each takes back its own. */
export function showToast({ text, kind, duration, action }: Toast): void {
  const { color, icon: Icon } = LOOKS[kind]
  const id = action ? `${kind}:${text}:${nextNumber()}` : `${kind}:${text}`
  notifications.show({
    id,
    message: action ? <Offer text={text} action={action} onTaken={() => notifications.hide(id)} /> : text,
    color,
    autoClose: duration,
    icon: <Icon size={16} aria-hidden />,
    withBorder: true,
    closeButtonProps: { 'aria-label': translate('dialog', 'Close') },
    className: classes.toast,
  })
}

interface OfferProps {
  text: string
  action: ToastAction
  onTaken: () => void
}

function Offer({ text, action, onTaken }: OfferProps) {
  const take = () => {
    onTaken()
    action.onAction()
  }
  return (
    <span className={classes.offer}>
      <span>{text}</span>
      <Button size="compact-sm" variant="default" onClick={take}>
        {action.label}
      </Button>
    </span>
  )
}

let shown = 0
function nextNumber(): number {
  shown += 1
  return shown
}

export function ToastHost() {
  return <Notifications position="top-right" containerWidth={400} />
}
