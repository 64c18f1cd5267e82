import { IconPencil } from '@tabler/icons-react'
import { mayCall } from '@tracklane/contract/kit/endpoint'
import type { Order } from '@tracklane/contract/order'
import { orderEditEndpoints } from '@tracklane/contract/order-edit'
import { type ReactNode, useRef, useState } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'
import { useT } from '#lib/i18n.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Row } from './order-row.tsx'
import { TextEditor } from './text-editor.tsx'
import type { TextField } from './use-text-change.ts'

interface EditableTextProps {
  order: Order
  field: TextField
  label: string
  isLong?: boolean
  /** Renders the value where there is one; the plain text by default. */
  children?: ReactNode
}

/** A text of the order. Its pencil makes it editable in place. */
export function EditableText({ order, field, label, isLong = false, children }: EditableTextProps) {
  const t = useT()
  const { role } = useProfile()
  const [isEditing, setEditing] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const canEdit = mayCall(orderEditEndpoints.update, role) && !order.archived && !order.deleted
  const stop = () => {
    setEditing(false)
    requestAnimationFrame(() => pencil.current?.focus())
  }
  if (isEditing)
    return (
      <Row label={label}>
        <TextEditor order={order} field={field} label={label} isLong={isLong} onClose={stop} />
      </Row>
    )
  return (
    <Row
      label={label}
      edit={
        canEdit && (
          <IconButton ref={pencil} label={t('operation', 'Change: {field}', { field: label })} size={24} onClick={() => setEditing(true)}>
            <IconPencil size={14} aria-hidden />
          </IconButton>
        )
      }
    >
      {order[field] && (children ?? order[field])}
    </Row>
  )
}
