import { Button } from '@mantine/core'
import type { Order } from '@tracklane/contract/order'
import { STATUS } from '@tracklane/contract/order-status'
import { moveLabel } from '#features/order-move/order-move.rules.ts'
import { useRequestMove } from '#features/order-operation/move-order.api.ts'
import { StatusDot, useStatusName } from '#features/order-status/order-status.parts.tsx'
import { useT } from '#lib/i18n.ts'
import classes from './order-moves.module.css'

interface OrderMovesProps {
  order: Order
  /** On a phone the moves are the screen. */
  isBig?: boolean
}

/** The moves this person may make as buttons, and why the others are refused. */
export function OrderMoves({ order, isBig = false }: OrderMovesProps) {
  const t = useT()
  const nameOf = useStatusName()
  const { request, isMoving } = useRequestMove()
  const moves = order.transitions
    .filter((transition) => transition.status_id !== order.status_id)
    .sort((left, right) => Number(isGoal(right.status_id, isBig)) - Number(isGoal(left.status_id, isBig)))
  return (
    <section aria-label={t('order', 'Moves')}>
      {moves.length > 0 ? (
        <div className={classes.moves} data-big={isBig || undefined}>
          {moves.map((transition) => (
            <Button
              key={transition.status_id}
              variant={isGoal(transition.status_id, isBig) ? 'filled' : 'default'}
              size={isBig ? 'lg' : 'sm'}
              fullWidth={isBig}
              disabled={isMoving}
              leftSection={!isGoal(transition.status_id, isBig) && <StatusDot id={transition.status_id} />}
              onClick={() => request({ order, to: transition.status_id, input: transition })}
            >
              {moveLabel(t, transition.status_id, nameOf(transition.status_id))}
            </Button>
          ))}
        </div>
      ) : (
        <p className={classes.none}>{t('order', 'There is no move you may make from here.')}</p>
      )}
      {order.refused.length > 0 && (
        <details className={classes.refused}>
          <summary>{t('order', 'Why not elsewhere')}</summary>
          <dl>
            {order.refused.map((refused) => (
              <div key={refused.status_id}>
                <dt>
                  <StatusDot id={refused.status_id} /> {refused.status}
                </dt>
                <dd>{refused.reason}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  )
}

/** What a courier sets out for comes first, under the thumb. */
function isGoal(status: number, isBig: boolean): boolean {
  return isBig && status === STATUS.DELIVERED
}
