import { Button, Drawer } from '@mantine/core'
import { IconArrowBackUp, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { HandOver } from '@tracklane/contract/handover'
import { handOverName } from '@tracklane/contract/order-hold'
import { LoadingDrawer } from '#kit/record-drawer.tsx'
import { formatDate, useFormat } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import { Callout } from '#ui/callout.tsx'
import { DIALOG } from '#ui/dialog-size.ts'
import { handoverQueries, printReceipt } from './handover.api.ts'
import classes from './handover.module.css'

interface HandOverViewProps {
  id: number
  onClose: () => void
  onTakeBack: (handOver: HandOver) => void
}

/** One past hand-over. */
export function HandOverView({ id, onClose, onTakeBack }: HandOverViewProps) {
  const t = useT()
  const kept = useQuery(handoverQueries.detail(id))
  if (!kept.data) return <LoadingDrawer title={t('finance', 'Hand-over')} query={kept} onClose={onClose} isBeside={false} />
  return <OpenView handOver={kept.data} onClose={onClose} onTakeBack={onTakeBack} />
}

function OpenView({ handOver, onClose, onTakeBack }: Omit<HandOverViewProps, 'id'> & { handOver: HandOver }) {
  const t = useT()
  const format = useFormat()
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={DIALOG.wide}
      padding="lg"
      title={t('finance', 'Hand-over {number}', { number: handOverName(handOver) })}
      closeButtonProps={{ 'aria-label': t('dialog', 'Close') }}
    >
      <Facts handOver={handOver} />
      {handOver.order_rows.map((order) => (
        <div key={order.order_id} className={classes.kept}>
          <span className={classes.track}>{order.track}</span>
          <span className={classes.customer}>{order.customer_full_name}</span>
          {order.superseded_by && (
            <span className={classes.note}>{t('finance', 'superseded by {number}', { number: handOverName(order.superseded_by) })}</span>
          )}
          <span className={classes.amount}>{format.money(order.total, order.currency_code)}</span>
        </div>
      ))}
      <footer className={classes.detailFoot}>
        {handOver.cancelled_at === null && (
          <Button variant="default" leftSection={<IconArrowBackUp size={16} aria-hidden />} onClick={() => onTakeBack(handOver)}>
            {t('finance', 'Take back')}
          </Button>
        )}
        <Button leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => void printReceipt(handOver)}>
          {t('finance', 'Print receipt')}
        </Button>
      </footer>
    </Drawer>
  )
}

function Facts({ handOver }: { handOver: HandOver }) {
  const t = useT()
  const format = useFormat()
  const at = (instant: string | null) => `${formatDate(instant, 'onlyDate')} ${formatDate(instant, 'onlyTime')}`
  return (
    <>
      {handOver.cancelled_at && (
        <Callout
          title={t('finance', 'Taken back on {at} by {name}: {reason}', {
            at: at(handOver.cancelled_at),
            name: handOver.cancelled_by ?? '',
            reason: handOver.cancel_reason ?? '',
          })}
        />
      )}
      <dl className={classes.facts}>
        <dt>{t('finance', 'Courier')}</dt>
        <dd>{handOver.courier}</dd>
        <dt>{t('finance', 'Received by')}</dt>
        <dd>{handOver.received_by}</dd>
        <dt>{t('finance', 'Handed over')}</dt>
        <dd>{at(handOver.created_at)}</dd>
        <dt>{t('finance', 'Noted by')}</dt>
        <dd>{handOver.created_by}</dd>
        <dt>{t('finance', 'Amount')}</dt>
        <dd>{handOver.sums.map(({ total, currency_code }) => format.money(total, currency_code)).join(' · ')}</dd>
      </dl>
    </>
  )
}
