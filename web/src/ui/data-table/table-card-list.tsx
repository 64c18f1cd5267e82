import type { TableRowData } from './column.ts'
import type { TableBodyProps } from './table-body.tsx'
import { TableCard } from './table-card.tsx'
import classes from './table-cards.module.css'
import { CardsSkeleton } from './table-skeleton.tsx'

/** The rows as cards, where there is no room for columns. */
export function CardList<Row extends TableRowData>({
  label,
  rows,
  actions,
  card,
  selection,
  hasMenu,
  isStale,
  empty,
}: TableBodyProps<Row>) {
  if (!rows) return <CardsSkeleton cards={6} />
  if (empty) return empty
  return (
    <ul className={classes.cards} aria-label={label} aria-busy={isStale} data-stale={isStale || undefined}>
      {rows.map((row) => (
        <TableCard
          key={row.id}
          row={row}
          actions={actions}
          face={card}
          isSelected={selection?.has(row.id) ?? false}
          canSelect={selection !== undefined}
          hasMenu={hasMenu}
        />
      ))}
    </ul>
  )
}
