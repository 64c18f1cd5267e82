import { Skeleton } from '@mantine/core'
import type { Column } from './column.ts'
import classes from './data-table.module.css'

/** The most columns; more would not fit on the screen. */
const MAX_COLUMNS = 10

interface TableSkeletonProps<Row> {
  columns: readonly Column<Row>[]
  rows: number
  canSelect: boolean
  hasMenu: boolean
}

/** Placeholder rows in the shape of the columns. */
export function TableSkeleton<Row>({ columns, rows, canSelect, hasMenu }: TableSkeletonProps<Row>) {
  return (
    <tbody aria-hidden>
      {placesOf(rows).map((row) => (
        <tr key={row} className={classes.row} data-skeleton>
          {canSelect && <td className={classes.pick} />}
          {columns.map((column, index) => (
            <td key={column.id} className={classes.cell} data-align={column.align} data-leaves={column.leavesUnder}>
              {index < MAX_COLUMNS && <Skeleton height={10} width={`${45 + ((row * 7 + index * 13) % 4) * 12}%`} />}
            </td>
          ))}
          <td className={classes.filler} />
          {hasMenu && <td className={classes.more} />}
        </tr>
      ))}
    </tbody>
  )
}

export function CardsSkeleton({ cards }: { cards: number }) {
  return (
    <div className={classes.cardSkeletons} aria-hidden>
      {placesOf(cards).map((card) => (
        <Skeleton key={card} height={104} radius={8} />
      ))}
    </div>
  )
}

/** Returns the numbers 0, 1, 2 … of `count` places. */
function placesOf(count: number): number[] {
  return Array.from({ length: count }, (_, place) => place)
}
