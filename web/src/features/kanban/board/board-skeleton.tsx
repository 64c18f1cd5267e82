import { Skeleton } from '@mantine/core'
import type { CardDensity } from '#features/kanban/card/card-density.ts'
import { useT } from '#lib/i18n.ts'
import classes from './board.module.css'
import columnClasses from './board-column.module.css'

/** Columns with cards, as they will stand. */
export function BoardSkeleton({ columns, density }: { columns: number; density: CardDensity }) {
  const t = useT()
  return (
    <div className={classes.columns} data-density={density} role="status" aria-label={t('kanban', 'The board is loading')}>
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else
        <div key={column} className={columnClasses.column} aria-hidden>
          <div className={columnClasses.head}>
            <div className={columnClasses.title}>
              <Skeleton circle height={8} />
              <Skeleton height={14} width={110} />
            </div>
            <Skeleton height={12} width={120} mt={2} mb={2} />
          </div>
          <div className={columnClasses.skeletons}>
            {Array.from({ length: (density === 'compact' ? 12 : 6) - (column % 3) }, (_, card) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: placeholders of cards have nothing else either
              <Skeleton key={card} className={columnClasses.skeleton} />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
