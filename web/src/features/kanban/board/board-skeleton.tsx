import { Skeleton } from '@mantine/core'
import { useT } from '#lib/i18n.ts'
import classes from './board.module.css'
import columnClasses from './board-column.module.css'

/** Columns with cards, as they will stand. */
export function BoardSkeleton({ columns }: { columns: number }) {
  const t = useT()
  return (
    <div className={classes.columns} role="status" aria-label={t('kanban', 'The board is loading')}>
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else
        <div key={column} className={columnClasses.column} aria-hidden>
          <div className={columnClasses.head}>
            <div className={columnClasses.title}>
              <Skeleton circle height={8} />
              <Skeleton height={14} width={110} />
            </div>
            <Skeleton height={12} width={150} mt={4} />
          </div>
          <div className={columnClasses.skeletons}>
            {Array.from({ length: 4 - (column % 3) }, (_, card) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: likewise
              <Skeleton key={card} height={112} radius={8} style={{ flex: 'none' }} />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
