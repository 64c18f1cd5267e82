import { Button } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { useT } from '#lib/i18n.ts'
import { DrawerFrame } from './drawer-frame.tsx'
import classes from './editor-drawer.module.css'
import { SaveButton } from './save-button.tsx'

interface EditorDrawerProps {
  title: string
  /** Beside the title: what else can be done with what is open. */
  tools?: ReactNode
  saveLabel?: string
  isSending: boolean
  /** Saving makes no sense now. */
  isDisabled?: boolean
  onSubmit: (event?: FormEvent<HTMLFormElement>) => void
  /** Leads away; whether there is something to lose is asked there. */
  onClose: () => void
  children: ReactNode
  /** A view of the result while one writes, beside the form where there is room. */
  preview?: ReactNode
  /** As wide as with something beside the form. */
  isRoomy?: boolean
  /** A line about the form's subject, beside its buttons. */
  footer?: ReactNode
  /** Nothing of the screen is covered where there is room for both. */
  isBeside?: boolean
}

/** A form beside the screen it was opened from. Escape leaves. */
export function EditorDrawer(props: EditorDrawerProps) {
  const {
    title,
    tools,
    saveLabel,
    isSending,
    isDisabled = false,
    onSubmit,
    onClose,
    children,
    preview,
    isRoomy = false,
    footer,
    isBeside = false,
  } = props
  const t = useT()
  return (
    <DrawerFrame
      title={title}
      tools={tools}
      isPreviewed={preview !== undefined || isRoomy}
      onClose={onClose}
      isBeside={isBeside}
      classNames={{ body: classes.body, content: classes.content }}
    >
      <form
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isSending && !isDisabled) onSubmit(event)
        }}
      >
        {preview ? (
          <div className={classes.halves}>
            <div className={classes.fields}>{children}</div>
            {preview}
          </div>
        ) : (
          <div className={classes.fields}>{children}</div>
        )}
        <footer className={classes.footer} data-at-bottom>
          {footer}
          <Button variant="default" onClick={onClose} ms="auto">
            {t('dialog', 'Cancel')}
          </Button>
          <SaveButton className={classes.save} loading={isSending} disabled={isDisabled}>
            {saveLabel ?? t('dialog', 'Save')}
          </SaveButton>
        </footer>
      </form>
    </DrawerFrame>
  )
}
