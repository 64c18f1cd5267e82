import { Button, type ButtonProps } from '@mantine/core'
import type { ComponentProps } from 'react'
import { useT } from '#lib/i18n.ts'
import { KeyCap } from './key-cap.tsx'
import { isMac } from './shortcuts.ts'

type SaveButtonProps = ButtonProps & Pick<ComponentProps<'button'>, 'form' | 'onClick' | 'type' | 'ref'>

/** The button that saves a form or confirms a dialog (`type="button"`). It shows the key that does so from every field (`onSaveKey`). */
export function SaveButton({ type = 'submit', ...button }: SaveButtonProps) {
  const t = useT()
  return (
    <Button
      type={type}
      aria-keyshortcuts="Control+Enter"
      data-confirms={type === 'button' || undefined}
      rightSection={<KeyCap>{isMac() ? '⌘ ↵' : t('keys', 'Ctrl ↵')}</KeyCap>}
      {...button}
    />
  )
}
