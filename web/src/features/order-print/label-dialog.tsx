import { Button, Group, Modal, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { LabelsCheck } from '@tracklane/contract/order-print'
import { courierQueries } from '#features/courier/courier.api.ts'
import type { LabelOrder } from '#features/order/print-request.store.ts'
import { useT } from '#lib/i18n.ts'
import { DIALOG } from '#ui/dialog-size.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { SaveButton } from '#ui/save-button.tsx'
import { useCards } from '#ui/use-cards.ts'
import { useFocusWhen } from '#ui/use-focus-when.ts'
import { useReturnFocus } from '#ui/use-return-focus.ts'
import { useLabelChoice } from './label-choice.store.ts'
import classes from './label-dialog.module.css'
import { LabelFindings } from './label-findings.tsx'
import { LabelPaper } from './label-paper.tsx'
import { ManifestMenu } from './manifest.parts.tsx'
import { orderPrintQueries, usePrintLabels } from './order-print.api.ts'

interface LabelDialogProps {
  orders: readonly LabelOrder[]
  onClose: () => void
}

/** Asks for the paper and the first place, and shows what cannot be printed; then prints. */
export function LabelDialog({ orders, onClose }: LabelDialogProps) {
  useReturnFocus()
  const t = useT()
  const choice = useLabelChoice()
  const print = usePrintLabels()
  const couriers = useCouriersOf(orders)
  const hasCards = useCards()
  const ids = orders.map(({ id }) => id)
  const check = useQuery(orderPrintQueries.check(ids))
  const button = useFocusWhen(check.data !== undefined)
  const count = check.data?.printable.length ?? orders.length
  const start = ({ printable, refused }: LabelsCheck) => {
    void print({ ids: [...printable, ...refused.map(({ id }) => id)], skip: refused.length > 0, choice })
    onClose()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      size={DIALOG.plain}
      title={titleOf(t, orders)}
      closeButtonProps={{ 'aria-label': t('dialog', 'Close') }}
    >
      <form
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (check.data && count > 0) start(check.data)
        }}
      >
        <LabelPaper choice={choice} onChange={(change) => useLabelChoice.setState(change)} count={count} />
        <div className={classes.findings}>
          {check.data && <LabelFindings check={check.data} orders={orders} choice={choice} />}
          {check.isPending && <Skeleton height={20} width="60%" />}
          {check.isError && <ErrorState message={check.error.message} onRetry={() => void check.refetch()} isRetrying={check.isFetching} />}
        </div>
        <Group justify="flex-end" gap="xs">
          <div className={classes.aside}>
            <ManifestMenu couriers={couriers} isNamed={!hasCards} onChosen={onClose} />
          </div>
          <Button variant="default" onClick={onClose}>
            {t('dialog', 'Cancel')}
          </Button>
          <SaveButton ref={button} disabled={!check.data || count === 0} data-autofocus>
            {t('print', '{count, plural, =0 {Print} one {Print # label} other {Print # labels}}', { count: check.data ? count : 0 })}
          </SaveButton>
        </Group>
      </form>
    </Modal>
  )
}

/** Returns the couriers of these orders, since each may need a manifest with the labels. */
function useCouriersOf(orders: readonly LabelOrder[]) {
  const { data } = useQuery(courierQueries.list())
  const ids = new Set(orders.map(({ courier_id }) => courier_id))
  return data?.filter(({ id }) => ids.has(id)) ?? []
}

function titleOf(t: ReturnType<typeof useT>, orders: readonly LabelOrder[]): string {
  const [order] = orders
  return orders.length === 1 && order
    ? t('print', 'Print label: {track}', { track: order.track })
    : t('print', 'Print labels: {count, plural, one {# order} other {# orders}}', { count: orders.length })
}
