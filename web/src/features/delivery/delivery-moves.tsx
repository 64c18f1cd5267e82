import { Button } from '@mantine/core'
import type { Order } from '@tracklane/contract/order'
import { STATUS } from '@tracklane/contract/order-status'
import { StatusDot, useStatusName } from '#features/order-status/order-status.parts.tsx'
import { type Translate, useT } from '#lib/i18n.ts'
import classes from './delivery-card.module.css'

/** The moves that the flow allows; the usual one of a courier is the big button. Without any, it says who must act. */
export function DeliveryMoves({ order, onMove }: { order: Order; onMove: (to: number) => void }) {
  const t = useT()
  const nameOf = useStatusName()
  const targets = order.transitions.map(({ status_id }) => status_id)
  if (targets.length === 0) return <p className={classes.turn}>{turnText(t, order.status_id)}</p>
  const goal = targets.find((to) => to === STATUS.DELIVERED)
  return (
    <fieldset className={classes.moves} aria-label={t('delivery', 'Move {track} to', { track: order.track })}>
      {goal !== undefined && (
        <Button size="lg" fullWidth onClick={() => onMove(goal)}>
          {nameOf(goal)}
        </Button>
      )}
      {targets
        .filter((to) => to !== goal)
        .map((to) => (
          <Button
            key={to}
            size="md"
            variant="default"
            classNames={{ root: classes.move, label: classes.moveLabel }}
            leftSection={<StatusDot id={to} />}
            onClick={() => onMove(to)}
          >
            {nameOf(to)}
          </Button>
        ))}
    </fieldset>
  )
}

/** Says why a courier can do nothing with the order yet. */
function turnText(t: Translate, status: number): string {
  if (status === STATUS.REDELIVERY) return t('delivery', 'Waits until the office sends it out again')
  if (status === STATUS.READY) return t('delivery', 'Waits until the office sends it out')
  return t('delivery', 'The office is still preparing it')
}
