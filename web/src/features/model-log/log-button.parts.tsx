import { IconHistory } from '@tabler/icons-react'
import { useT } from '#lib/i18n.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { MenuEntry } from '#ui/menu-entry.tsx'
import { type LoggedRow, openLog } from './model-log.store.ts'

/** Opens the log of the row in an editor: the `tools` of its drawer. */
export function LogButton(row: LoggedRow) {
  const t = useT()
  return (
    <IconButton label={t('model_log', 'Change log')} aria-haspopup="dialog" onClick={() => openLog(row)}>
      <IconHistory size={18} aria-hidden />
    </IconButton>
  )
}

/** The log as an entry of a row's menu; `onClose` gives the focus back to the row. */
export function LogItem({ onClose, ...row }: LoggedRow & { onClose?: (() => void) | undefined }) {
  const t = useT()
  return (
    <MenuEntry mark={<IconHistory size={16} aria-hidden />} onClick={() => openLog(row, onClose)}>
      {t('model_log', 'Change log')}
    </MenuEntry>
  )
}
