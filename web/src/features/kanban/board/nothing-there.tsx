import { Help } from '#features/help/help.parts.tsx'
import { useT } from '#lib/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import classes from './board.module.css'

/** A board without a single order, which is nobody's filter's doing. */
export function NothingThere() {
  const t = useT()
  return (
    <div className={classes.nothing} role="status">
      <div>
        <EmptyState title={t('help', 'No orders on the board yet')}>
          {t('help', 'The next one that comes in stands here at once.')}
        </EmptyState>
        <Help topic="empty-board" />
      </div>
    </div>
  )
}
