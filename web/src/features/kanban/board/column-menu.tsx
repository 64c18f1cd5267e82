import { Menu } from '@mantine/core'
import { IconChecks, IconChevronsLeft, IconDots } from '@tabler/icons-react'
import { useBoardStore } from '#features/kanban/data/board.store.ts'
import type { ShownColumn } from '#features/kanban/data/board-columns.rules.ts'
import { useT } from '#lib/i18n.ts'
import { IconButton } from '#ui/icon-button.tsx'
import classes from './board-column.module.css'

interface ColumnMenuProps {
  column: ShownColumn
  name: string
}

export function ColumnMenu({ column: { status_id, orders }, name }: ColumnMenuProps) {
  const t = useT()
  const board = useBoardStore()
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <IconButton label={t('kanban', 'Actions for the column “{status}”', { status: name })} size={24} className={classes.actions}>
          <IconDots size={16} aria-hidden />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconChecks size={14} aria-hidden />}
          disabled={orders.length === 0}
          onClick={() => board.selectColumn(status_id)}
        >
          {t('kanban', '{count, plural, =0 {Select all loaded} one {Select the one loaded} other {Select all # loaded}}', {
            count: orders.length,
          })}
        </Menu.Item>
        <Menu.Item leftSection={<IconChevronsLeft size={14} aria-hidden />} onClick={() => board.fold(status_id, true)}>
          {t('kanban', 'Collapse “{status}”', { status: name })}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
