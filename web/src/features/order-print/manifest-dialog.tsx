import { Button, Group, Modal } from '@mantine/core'
import { orderPrintEndpoints } from '@tracklane/contract/order-print'
import { useState } from 'react'
import { download } from '#kit/download.ts'
import { useT } from '#lib/i18n.ts'
import { DIALOG } from '#ui/dialog-size.ts'
import { CalendarField } from '#ui/fields/calendar-field.tsx'
import { SaveButton } from '#ui/save-button.tsx'
import { useReturnFocus } from '#ui/use-return-focus.ts'
import classes from './label-dialog.module.css'
import type { ManifestCourier } from './manifest-request.store.ts'

interface ManifestDialogProps {
  courier: ManifestCourier
  /** YYYY-MM-DD; all days unless given. */
  startDay: string | undefined
  onClose: () => void
}

/** For which day; then the file. */
export function ManifestDialog({ courier, startDay, onClose }: ManifestDialogProps) {
  useReturnFocus()
  const t = useT()
  const [day, setDay] = useState<string | null>(startDay ?? null)
  const print = () => {
    const body = { courier_id: courier.id, ...(day && { day }) }
    void download(orderPrintEndpoints.manifest, { body }, { label: t('print', 'Manifest') })
    onClose()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      size={DIALOG.narrow}
      title={t('print', 'Manifest: {name}', { name: courier.name })}
      closeButtonProps={{ 'aria-label': t('dialog', 'Close') }}
    >
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          print()
        }}
      >
        <p className={classes.note}>
          {t('print', 'The orders that wait for the courier or are on the way, with what is to be collected.')}
        </p>
        <CalendarField
          label={t('print', 'Only those due on')}
          value={day}
          onChange={setDay}
          presets={['today', 'tomorrow']}
          maxDate={null}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('dialog', 'Cancel')}
          </Button>
          <SaveButton data-autofocus>{day ? t('print', 'Print this day') : t('print', 'Print all days')}</SaveButton>
        </Group>
      </form>
    </Modal>
  )
}
