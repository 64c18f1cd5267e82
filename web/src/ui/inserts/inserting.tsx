import { Button } from '@mantine/core'
import { IconBraces } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useT } from '#lib/i18n.ts'
import { type Insert, InsertMenu } from './insert-menu.tsx'
import classes from './inserts.module.css'

interface InsertingProps {
  inserts: readonly Insert[]
  /** The name of the field, for people who do not see where the button stands. */
  label: string
  /** One field of text. */
  children: ReactNode
}

/** A field with a menu of texts, which are inserted at the caret; at the end where the field never had the focus. */
export function Inserting({ inserts, label, children }: InsertingProps) {
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  const hasCaret = useRef(false)
  const put = (text: string) => {
    const control = box.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
    if (!control) return
    if (!hasCaret.current) control.setSelectionRange(control.value.length, control.value.length)
    insertText(control, text)
  }
  useEffect(() => {
    const { current } = box
    const note = ({ target }: Event) => {
      if (!(target instanceof HTMLButtonElement)) hasCaret.current = true
    }
    current?.addEventListener('focusin', note)
    return () => current?.removeEventListener('focusin', note)
  }, [])
  return (
    <div ref={box} className={classes.inserting}>
      {children}
      <InsertMenu
        inserts={inserts}
        onPick={put}
        target={
          <Button
            variant="subtle"
            size="compact-xs"
            className={classes.button}
            leftSection={<IconBraces size={14} aria-hidden />}
            aria-label={t('field', 'Insert a placeholder: {field}', { field: label })}
          >
            {t('field', 'Placeholder')}
          </Button>
        }
      />
    </div>
  )
}

type TextControl = HTMLInputElement | HTMLTextAreaElement

/** Inserts a text at the caret as if typed: the browser's Undo removes it, and the caret stands behind it. */
function insertText(control: TextControl, text: string): void {
  control.focus()
  if (typeIn(text)) return
  const { value } = control
  const start = control.selectionStart ?? value.length
  control.setRangeText(text, start, control.selectionEnd ?? start)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.setSelectionRange(start + text.length, start + text.length)
}

/** Types a text. Some browsers have the command only for rich editors; one without it leaves the text unwritten. */
function typeIn(text: string): boolean {
  return typeof document.execCommand === 'function' && document.execCommand('insertText', false, text)
}
