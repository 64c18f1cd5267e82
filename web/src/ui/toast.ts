import { notifications } from '@mantine/notifications'
import { type Icon, IconAlertTriangle, IconCheck, IconMessage, IconX } from '@tabler/icons-react'
import { createElement } from 'react'

const SHORT = 5000
const LONG = 15_000

export function toastError(text: string): void {
  show(text, { color: 'red', autoClose: SHORT, icon: IconX })
}

export function toastSuccess(text: string): void {
  show(text, { color: 'teal', autoClose: SHORT, icon: IconCheck })
}

export function toastWarning(text: string): void {
  show(text, { color: 'orange', autoClose: LONG, icon: IconAlertTriangle })
}

/** A message to the person, from the server or a colleague. */
export function toastMessage(text: string): void {
  show(text, { color: 'orange', autoClose: LONG, icon: IconMessage })
}

/** The same text is not stacked: the id is made of it. */
function show(text: string, { color, autoClose, icon }: { color: string; autoClose: number; icon: Icon }): void {
  notifications.show({
    id: `${color}:${text}`,
    message: text,
    color,
    autoClose,
    icon: createElement(icon, { size: 16, 'aria-hidden': true }),
    withBorder: true,
  })
}
