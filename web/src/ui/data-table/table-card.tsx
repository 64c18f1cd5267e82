import { IconDots } from '@tabler/icons-react'
import { memo, type ReactNode } from 'react'
import { useT } from '#lib/i18n.ts'
import type { TableRowData } from './column.ts'
import classes from './table-cards.module.css'
import { type RowActions, RowCheckbox, RowLink } from './table-row.tsx'

interface TableCardProps<Row> {
  row: Row
  actions: RowActions<Row>
  /** The three facts that matter. */
  face: (row: Row) => ReactNode
  isSelected: boolean
  canSelect: boolean
  hasMenu: boolean
}

/** A row on a phone. */
export const TableCard = memo(function TableCard<Row extends TableRowData>(props: TableCardProps<Row>) {
  const { row, actions, face, isSelected, canSelect, hasMenu } = props
  const t = useT()
  return (
    <li
      className={classes.card}
      data-row={row.id}
      data-selected={isSelected || undefined}
      onContextMenu={(event) => {
        if (!hasMenu) return
        event.preventDefault()
        actions.onMenu(row, new DOMRect(event.clientX, event.clientY, 0, 0))
      }}
    >
      {canSelect && <RowCheckbox row={row} actions={actions} isSelected={isSelected} tabIndex={0} />}
      <RowLink row={row} actions={actions} tabIndex={0}>
        {face(row)}
      </RowLink>
      {hasMenu && (
        <button
          type="button"
          className={classes.menu}
          aria-haspopup="menu"
          aria-label={t('table', 'Actions for {name}', { name: actions.nameOf(row) })}
          onClick={(event) => actions.onMenu(row, event.currentTarget.getBoundingClientRect())}
        >
          <IconDots size={18} aria-hidden />
        </button>
      )}
    </li>
  )
}) as <Row extends TableRowData>(props: TableCardProps<Row>) => React.JSX.Element // memo forgets the type parameter
