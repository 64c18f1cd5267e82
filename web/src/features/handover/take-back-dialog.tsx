import { Button, Group, Modal, Stack } from '@mantine/core'
import { handoverEndpoints } from '@tracklane/contract/handover'
import { handOverName } from '@tracklane/contract/order-hold'
import { type FormEvent, useState } from 'react'
import { fieldErrors } from '#lib/form-errors.ts'
import { useFormat } from '#lib/format.ts'
import { rowOf } from '#lib/http.ts'
import { useT } from '#lib/i18n.ts'
import { DIALOG } from '#ui/dialog-size.ts'
import { TextAreaField } from '#ui/fields/text-field.tsx'
import { SaveButton } from '#ui/save-button.tsx'
import { toastSuccess } from '#ui/toast.ts'
import { useAskedClose } from '#ui/use-asked-close.ts'
import { useReturnFocus } from '#ui/use-return-focus.ts'
import { useUnsaved } from '#ui/use-unsaved.ts'
import { supersededOrders } from './hand-over.rules.ts'
import { useTakeBack } from './handover.api.ts'
import type { TakenBack } from './take-back.store.ts'

interface TakeBackDialogProps {
  handOver: TakenBack
  onClose: () => void
}

/** Asks for the reason before a hand-over is taken back. The hand-over stays, marked. */
export function TakeBackDialog({ handOver, onClose }: TakeBackDialogProps) {
  const t = useT()
  useReturnFocus()
  const [reason, setReason] = useState('')
  const takeBack = useTakeBack(handOver.id)
  const isWritten = reason.trim() !== ''
  const closing = useAskedClose(isWritten, onClose)
  // It lies over any screen, and closes when the screen is left.
  useUnsaved(isWritten, () => true)
  const number = handOverName(handOver)
  const send = (event: FormEvent) => {
    event.preventDefault()
    takeBack.mutate(reason.trim(), {
      onSuccess: () => {
        toastSuccess(t('finance', '{number} is taken back', { number }))
        onClose()
      },
      // Somebody else has done it already, and the list shows it.
      onError: (error) => {
        if (rowOf(error, handoverEndpoints.cancel)) onClose()
      },
    })
  }
  return (
    <Modal
      opened
      {...closing}
      size={DIALOG.plain}
      title={t('finance', 'Take back {number}', { number })}
      closeButtonProps={{ 'aria-label': t('dialog', 'Close') }}
    >
      <form noValidate onSubmit={send}>
        <Effect handOver={handOver} />
        <TextAreaField
          label={t('finance', 'Reason')}
          required
          isFirst
          value={reason}
          onChange={setReason}
          error={fieldErrors(takeBack.error).reason}
        />
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={closing.onClose}>
            {t('dialog', 'Cancel')}
          </Button>
          <SaveButton loading={takeBack.isPending} disabled={reason.trim() === ''}>
            {t('finance', 'Take back')}
          </SaveButton>
        </Group>
      </form>
    </Modal>
  )
}

/** Says what changes for its orders. */
function Effect({ handOver }: Pick<TakeBackDialogProps, 'handOver'>) {
  const t = useT()
  const format = useFormat()
  const { held, courier } = handOver
  const superseded = supersededOrders(handOver)
  const orders = handOver.orders - superseded
  return (
    <Stack gap="xs" mb="md" fz="sm">
      {orders > 0 && (
        <p>
          {t('finance', '{orders, plural, one {# order} other {# orders}} of {courier} will be unpaid again: {sums}.', {
            orders,
            courier,
            sums: held.map(({ total, currency_code }) => format.money(total, currency_code)).join(' · '),
          })}
        </p>
      )}
      {superseded > 0 && (
        <p>
          {t(
            'finance',
            '{orders, plural, one {# order was handed over again later and stays paid.} other {# orders were handed over again later and stay paid.}}',
            { orders: superseded },
          )}
        </p>
      )}
    </Stack>
  )
}
