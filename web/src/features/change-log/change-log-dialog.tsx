import { Modal } from '@mantine/core'
import type { ComponentProps } from 'react'
import { BY_PERSON, closeLog, useModelLog } from '#features/model-log/model-log.store.ts'
import { useT } from '#lib/i18n.ts'
import { DIALOG } from '#ui/dialog-size.ts'
import { useReturnFocus } from '#ui/use-return-focus.ts'
import { ChangeLog } from './change-log.tsx'

/** The log of any row, over any screen. */
export function ChangeLogDialog() {
  const t = useT()
  const { entity, id, name, visible, number } = useModelLog()
  return (
    <Modal
      opened={visible}
      onClose={closeLog}
      size={DIALOG.wide}
      title={entity === BY_PERSON ? t('model_log', 'Changes by {name}', { name }) : t('model_log', 'Change log · {name}', { name })}
      closeButtonProps={{ 'aria-label': t('dialog', 'Close') }}
    >
      {entity && id !== null && <OpenLog key={number} entity={entity} id={id} />}
    </Modal>
  )
}

/** The dialog would remember the focus too late for the first log, which loads the dialog itself. */
function OpenLog(log: ComponentProps<typeof ChangeLog>) {
  useReturnFocus()
  return <ChangeLog {...log} />
}
