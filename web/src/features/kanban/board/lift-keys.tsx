import type { ReactNode } from 'react'
import { useBoard } from '#features/kanban/data/board.store.ts'
import { companionsOf } from '#features/kanban/data/board-selection.rules.ts'
import type { Verdicts } from '#features/order-move/verdicts.rules.ts'
import { useStatusName } from '#features/order-status/order-status.parts.tsx'
import { statusKey } from '#features/order-status/status-digits.rules.ts'
import { useT } from '#lib/i18n.ts'
import classes from './lift-keys.module.css'

/** Shows which keys drop a lifted card where. */
export function LiftKeys({ verdicts }: { verdicts: Verdicts | undefined }) {
  const t = useT()
  const nameOf = useStatusName()
  const lift = useBoard((state) => state.lift)
  const count = useBoard((state) => (state.lift ? companionsOf(state.lift.order, state) : 0))
  const columns = useBoard((state) => state.columns)
  if (!lift) return null
  const open = columns.filter(({ status_id }) => statusKey(status_id) && verdicts?.get(status_id)?.kind === 'allowed')
  return (
    // Screen readers hear it when the card is lifted, and from each column's head.
    <div className={classes.pill} aria-hidden>
      <span className={classes.what}>
        {count > 1
          ? t('kanban', '{count} orders lifted', { count })
          : t('kanban', '{name} lifted', { name: lift.order.customer_full_name })}
      </span>
      {lift.by === 'keyboard' && (
        <>
          <Keys keys={['←', '→']}>{t('kanban', 'column')}</Keys>
          <Keys keys={[t('kanban', 'Space')]}>{t('kanban', 'drop')}</Keys>
        </>
      )}
      {open.map(({ status_id }) => (
        <Keys key={status_id} keys={[statusKey(status_id) ?? '']}>
          {nameOf(status_id)}
        </Keys>
      ))}
      <Keys keys={['Esc']}>{t('kanban', 'put back')}</Keys>
    </div>
  )
}

function Keys({ keys, children }: { keys: readonly string[]; children: ReactNode }) {
  return (
    <span className={classes.keys}>
      {keys.map((key) => (
        <kbd key={key} className={classes.key}>
          {key}
        </kbd>
      ))}
      {children}
    </span>
  )
}
