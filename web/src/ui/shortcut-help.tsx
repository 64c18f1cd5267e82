import { Modal, Switch } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useT } from '#lib/i18n.ts'
import { useCommon } from '#lib/persisted.ts'
import { DIALOG } from './dialog-size.ts'
import classes from './shortcut-help.module.css'
import { allShortcuts, usePaletteKey, useShortcutHelp } from './shortcuts.ts'
import { useReturnFocus } from './use-return-focus.ts'

/** Lists the keys of the screen behind, and their effects. */
export function ShortcutHelp() {
  const t = useT()
  const [shortcuts, setShortcuts] = useState(allShortcuts)
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another language whoever declares them says them anew
  useEffect(() => setShortcuts(allShortcuts()), [t])
  const isOn = useCommon((state) => state.single_keys)
  useReturnFocus()
  return (
    <Modal
      opened
      onClose={() => useShortcutHelp.setState({ isOpen: false })}
      size={DIALOG.narrow}
      title={t('keys', 'Keys of this screen')}
      closeButtonProps={{ 'aria-label': t('dialog', 'Close') }}
    >
      <Switch
        data-autofocus
        mt={4}
        label={t('keys', 'Single keys act')}
        description={t('keys', 'Never while you write, and never with Ctrl, Alt or ⌘.')}
        checked={isOn}
        onChange={(event) => useCommon.setState({ single_keys: event.currentTarget.checked })}
      />
      <dl className={classes.keys}>
        <div>
          <dt>
            <kbd className={classes.key}>{usePaletteKey()}</kbd>
          </dt>
          <dd>{t('palette', 'Go to or find')}</dd>
        </div>
      </dl>
      <dl className={classes.keys} data-off={!isOn || undefined}>
        {shortcuts.map(({ key, shownAs = key, label }) => (
          <div key={key}>
            <dt>
              <kbd className={classes.key}>{shownAs.length === 1 ? shownAs.toUpperCase() : shownAs}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
