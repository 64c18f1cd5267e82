import { UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { Suspense, useEffect } from 'react'
import { useT } from '#lib/i18n.ts'
import { KeyCap } from '#ui/key-cap.tsx'
import { part } from '#ui/part.ts'
import { latinKey } from '#ui/pressed-keys.rules.ts'
import { isCovered, usePaletteKey } from '#ui/shortcuts.ts'
import { useOpenHere } from '#ui/use-open-here.ts'
import classes from './palette.module.css'

const Palette = part(() => import('./palette.tsx').then((module) => ({ default: module.Palette })))

/** The button in the top bar, and Ctrl or ⌘ K from anywhere except another dialog. */
export function PaletteButton() {
  const t = useT()
  const { opened, open, close } = useOpenHere<'palette'>()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (latinKey(event) !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || isCovered()) return
      event.preventDefault()
      open('palette')
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [open])
  return (
    <>
      <UnstyledButton
        className={classes.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => open('palette')}
      >
        <IconSearch size={16} aria-hidden />
        <span>{t('palette', 'Go to or find')}</span>
        <KeyCap>{usePaletteKey()}</KeyCap>
      </UnstyledButton>
      <Suspense>{opened && <Palette onClose={close} />}</Suspense>
    </>
  )
}
