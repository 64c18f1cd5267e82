import { Button } from '@mantine/core'
import type { Order } from '@tracklane/contract/order'
import { type KeyboardEvent, useState } from 'react'
import { useT } from '#lib/i18n.ts'
import { Conflicts } from '#ui/conflicts.tsx'
import { TextAreaField, TextField } from '#ui/fields/text-field.tsx'
import { useUnsaved } from '#ui/use-unsaved.ts'
import classes from './order-peek.module.css'
import { type TextField as Field, useTextChange } from './use-text-change.ts'

interface TextEditorProps {
  order: Order
  field: Field
  label: string
  isLong: boolean
  onClose: () => void
}

/** Edits a text: Enter saves, Escape drops it. Another order, or closing this one, asks first. */
export function TextEditor({ order, field, label, isLong, onClose }: TextEditorProps) {
  const t = useT()
  const [before] = useState(order[field] ?? '')
  const [text, setText] = useState(before)
  // The form of the whole order takes its place.
  useUnsaved(text !== before, (search) => Number(search.id) === order.id && search.edit === undefined)
  const { save, isSending, error, theirs } = useTextChange(order, field, onClose)
  const byKey = (event: KeyboardEvent) => {
    const saves = event.key === 'Enter' && (!isLong || event.ctrlKey || event.metaKey)
    if (!saves && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (saves) save(text)
    else onClose()
  }
  const props = { label, isLabelHidden: true, value: text, onChange: setText, error, disabled: isSending, isFirst: true, autoFocus: true }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the field within
    <span className={classes.editor} onKeyDown={byKey}>
      {isLong ? <TextAreaField {...props} /> : <TextField {...props} />}
      <Conflicts
        conflict={theirs && { theirs, fields: [field] }}
        fields={[{ id: field, label, text: (row) => row[field] ?? '' }]}
        onTakeTheirs={onClose}
      />
      <span className={classes.editorButtons}>
        <Button size="compact-sm" variant="default" onClick={onClose}>
          {t('dialog', 'Cancel')}
        </Button>
        <Button size="compact-sm" loading={isSending} onClick={() => save(text)}>
          {t('dialog', 'Save')}
        </Button>
      </span>
    </span>
  )
}
