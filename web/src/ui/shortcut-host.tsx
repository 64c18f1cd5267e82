import { IconKeyboard } from '@tabler/icons-react'
import { Suspense, useEffect } from 'react'
import { useT } from '#lib/i18n.ts'
import { logError } from '#lib/log.ts'
import { IconButton } from './icon-button.tsx'
import classes from './key-cap.module.css'
import { part } from './part.ts'
import { onShortcutKey, useShortcutHelp, useShortcuts } from './shortcuts.ts'
import { undoLast } from './toast-offers.ts'
import { useCloseWithScreen } from './use-open-here.ts'

const ShortcutHelp = part(() => import('./shortcut-help.tsx').then((module) => ({ default: module.ShortcutHelp })))

/** Hears the keys, declares the keys that act everywhere, and shows the list of keys. The layout mounts it once. */
export function ShortcutHost() {
  const t = useT()
  const isOpen = useShortcutHelp((state) => state.isOpen)
  useShortcuts([
    { key: '?', label: t('keys', 'List the keys'), run: () => useShortcutHelp.setState({ isOpen: true }) },
    { key: 'z', label: t('keys', 'Undo what was done last'), run: undoLast },
  ])
  useCloseWithScreen(closeHelp)
  useEffect(() => {
    document.addEventListener('keydown', onShortcutKey)
    document.addEventListener('keydown', saveByKey)
    return () => {
      document.removeEventListener('keydown', onShortcutKey)
      document.removeEventListener('keydown', saveByKey)
    }
  }, [])
  return <Suspense>{isOpen && <ShortcutHelp />}</Suspense>
}

function closeHelp(): void {
  useShortcutHelp.setState({ isOpen: false })
}

/** Saves by key. The code is loaded with the first press, which keeps the screens with a size limit small. */
function saveByKey(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  import('./save-key.ts').then(
    ({ onSaveKey }) => onSaveKey(event),
    (error: unknown) => logError('The key that saves did not come', error),
  )
}

/** A button in the top bar, for devices with a keyboard. */
export function KeysButton() {
  const t = useT()
  return (
    <IconButton
      className={classes.button}
      label={t('keys', 'Keys of this screen')}
      onClick={() => useShortcutHelp.setState({ isOpen: true })}
    >
      <IconKeyboard size={20} />
    </IconButton>
  )
}
