import { Help } from '#features/help/help.parts.tsx'
import { useT } from '#lib/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import classes from './board.module.css'

/** The text for a board without any orders, even without a filter. */
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
