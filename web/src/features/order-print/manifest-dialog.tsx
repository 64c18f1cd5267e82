import { Button, Group, Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { orderPrintEndpoints } from '@tracklane/contract/order-print'
import { useState } from 'react'
import { download } from '#kit/download.ts'
import { useT } from '#lib/i18n.ts'
import { Callout } from '#ui/callout.tsx'
import { DIALOG } from '#ui/dialog-size.ts'
import { CalendarField } from '#ui/fields/calendar-field.tsx'
import { SaveButton } from '#ui/save-button.tsx'
import { useReturnFocus } from '#ui/use-return-focus.ts'
import classes from './label-dialog.module.css'
import type { ManifestCourier } from './manifest-request.store.ts'
import { orderPrintQueries } from './order-print.api.ts'

interface ManifestDialogProps {
  /** At least one courier. */
  couriers: readonly ManifestCourier[]
  /** YYYY-MM-DD; all days where undefined. */
  startDay: string | undefined
  onClose: () => void
}

/** Asks for the day; then prints, for the couriers that have an order to take along. */
export function ManifestDialog({ couriers, startDay, onClose }: ManifestDialogProps) {
  useReturnFocus()
  const t = useT()
  const [day, setDay] = useState<string | null>(startDay ?? null)
  const ids = couriers.map(({ id }) => id)
  const idle = useQuery(orderPrintQueries.idle(ids, day)).data ?? []
  const leftOut = couriers.filter(({ id }) => idle.includes(id)).map(({ name }) => name)
  const isNobodyLeft = leftOut.length === couriers.length
  const print = () => {
    const [only] = couriers
    const body = { ...(only && couriers.length === 1 ? { courier_id: only.id } : { courier_ids: ids }), ...(day && { day }) }
    void download(orderPrintEndpoints.manifest, { body }, { label: t('print', 'Manifest') })
    onClose()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      size={DIALOG.narrow}
      title={titleOf(t, couriers)}
      closeButtonProps={{ 'aria-label': t('dialog', 'Close') }}
    >
      <form
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isNobodyLeft) print()
        }}
      >
        <p className={classes.note}>{t('print', 'Orders that wait for the courier, are delivered again or are on the way.')}</p>
        <CalendarField
          label={t('print', 'Only those due on')}
          value={day}
          onChange={setDay}
          presets={['today', 'tomorrow']}
          maxDate={null}
        />
        {leftOut.length > 0 && <Callout title={t('print', 'Without orders, left out: {couriers}', { couriers: leftOut.join(', ') })} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('dialog', 'Cancel')}
          </Button>
          <SaveButton disabled={isNobodyLeft} data-autofocus>
            {day ? t('print', 'Print this day') : t('print', 'Print all days')}
          </SaveButton>
        </Group>
      </form>
    </Modal>
  )
}

function titleOf(t: ReturnType<typeof useT>, couriers: readonly ManifestCourier[]): string {
  const [only] = couriers
  return only && couriers.length === 1
    ? t('print', 'Manifest: {name}', { name: only.name })
    : t('print', 'Manifests: {count} couriers', { count: couriers.length })
}
