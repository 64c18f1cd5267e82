import { Button, Drawer } from '@mantine/core'
import type { FormEvent, KeyboardEvent, ReactNode } from 'react'
import { useT } from '#lib/i18n.ts'
import { useAsked } from './confirm-dialog.tsx'
import classes from './editor-drawer.module.css'

interface EditorDrawerProps {
  title: string
  saveLabel?: string
  isSending: boolean
  /** Saving makes no sense now. */
  isDisabled?: boolean
  onSubmit: (event?: FormEvent<HTMLFormElement>) => void
  /** Leads away; whether there is something to lose is asked there. */
  onClose: () => void
  children: ReactNode
  /** What the form is about, beside its buttons. */
  footer?: ReactNode
}

/** A form beside the screen it was opened from. Ctrl+Enter saves, Escape leaves. */
export function EditorDrawer({ title, saveLabel, isSending, isDisabled = false, onSubmit, onClose, children, footer }: EditorDrawerProps) {
  const t = useT()
  // The question in front takes Escape for itself.
  const isAsking = useAsked((state) => state.isOpen)
  const saveByKey = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
  }
  return (
    <Drawer
      opened
      onClose={onClose}
      closeOnEscape={!isAsking}
      position="right"
      size={720}
      padding="lg"
      title={title}
      closeButtonProps={{ 'aria-label': t('dialog', 'Close') }}
      classNames={{ body: classes.body, content: classes.content }}
    >
      <form
        noValidate
        className={classes.form}
        onKeyDown={saveByKey}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isSending && !isDisabled) onSubmit(event)
        }}
      >
        <div className={classes.fields}>{children}</div>
        <footer className={classes.footer}>
          {footer}
          <Button variant="default" onClick={onClose} ms="auto">
            {t('dialog', 'Cancel')}
          </Button>
          <Button type="submit" loading={isSending} disabled={isDisabled}>
            {saveLabel ?? t('dialog', 'Save')}
          </Button>
        </footer>
      </form>
    </Drawer>
  )
}
