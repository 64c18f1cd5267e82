import { Button } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { useT } from '#lib/i18n.ts'
import { DrawerFrame } from './drawer-frame.tsx'
import classes from './editor-drawer.module.css'
import { SaveButton } from './save-button.tsx'

interface EditorDrawerProps {
  title: string
  /** Further actions, beside the title. */
  tools?: ReactNode
  saveLabel?: string
  isSending: boolean
  /** True while saving makes no sense. */
  isDisabled?: boolean
  onSubmit: (event?: FormEvent<HTMLFormElement>) => void
  /** Closes the drawer; it asks first where something would be lost. */
  onClose: () => void
  children: ReactNode
  /** A view of the result, beside the form where there is room. */
  preview?: ReactNode
  /** True for the width of a form with a preview. */
  isRoomy?: boolean
  /** A line about the form's subject, beside its buttons. */
  footer?: ReactNode
  /** True for a drawer that covers nothing where there is room for both. */
  isBeside?: boolean
}

/** A form beside its screen. Escape closes it. */
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
