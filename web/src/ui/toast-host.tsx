import '@mantine/notifications/styles.layer.css'
import { Notifications, notifications } from '@mantine/notifications'
import { type Icon, IconAlertTriangle, IconCheck, IconMessage, IconX } from '@tabler/icons-react'
import { translate } from '#lib/i18n.ts'
import type { ToastKind } from './toast.ts'
import classes from './toast-host.module.css'

const LOOKS: Record<ToastKind, { color: string; icon: Icon }> = {
  error: { color: 'red.8', icon: IconX },
  success: { color: 'teal.8', icon: IconCheck },
  warning: { color: 'orange.8', icon: IconAlertTriangle },
  message: { color: 'brand', icon: IconMessage },
}

/** The same text is not stacked: the id is made of it. */
export function showToast(text: string, kind: ToastKind, duration: number): void {
  const { color, icon: Icon } = LOOKS[kind]
  notifications.show({
    id: `${kind}:${text}`,
    message: text,
    color,
    autoClose: duration,
    icon: <Icon size={16} aria-hidden />,
    withBorder: true,
    closeButtonProps: { 'aria-label': translate('dialog', 'Close') },
    className: classes.toast,
  })
}

export function ToastHost() {
  return <Notifications position="top-right" containerWidth={400} />
}
