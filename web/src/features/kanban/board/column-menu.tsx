import { Menu } from '@mantine/core'
import { IconChecks, IconChevronsLeft, IconDots } from '@tabler/icons-react'
import { useT } from '#lib/i18n.ts'
import { IconButton } from '#ui/icon-button.tsx'
import classes from './board-column.module.css'

interface ColumnMenuProps {
  name: string
  /** How many of the column's cards have been loaded. */
  loaded: number
  onSelectAll: () => void
  onCollapse: () => void
}

export function ColumnMenu({ name, loaded, onSelectAll, onCollapse }: ColumnMenuProps) {
  const t = useT()
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <IconButton label={t('kanban', 'Actions for the column “{status}”', { status: name })} size={24} className={classes.actions}>
          <IconDots size={16} aria-hidden />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconChecks size={14} aria-hidden />} disabled={loaded === 0} onClick={onSelectAll}>
          {t('kanban', '{count, plural, =0 {Select all loaded} one {Select the one loaded} other {Select all # loaded}}', {
            count: loaded,
          })}
        </Menu.Item>
        <Menu.Item leftSection={<IconChevronsLeft size={14} aria-hidden />} onClick={onCollapse}>
          {t('kanban', 'Collapse “{status}”', { status: name })}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
