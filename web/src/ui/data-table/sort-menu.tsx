import { Button, Menu } from '@mantine/core'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { useT } from '#lib/i18n.ts'
import onPhone from '#ui/icon-on-phone.module.css'
import type { Column } from './column.ts'
import { fromSorting, toSorting } from './sorting.ts'

interface SortMenuProps {
  columns: readonly Pick<Column<never>, 'id' | 'label' | 'sort'>[]
  sort: string | undefined
  onSort: (sort: string | undefined) => void
}

/** The sorting on a phone, where columns have no heads. */
export function SortMenu({ columns, sort, onSort }: SortMenuProps) {
  const t = useT()
  const [first] = toSorting(sort, columns)
  const next = (id: string) => {
    if (first?.id !== id) return onSort(fromSorting([{ id, desc: false }], columns))
    onSort(first.desc ? undefined : fromSorting([{ id, desc: true }], columns))
  }
  return (
    <Menu position="bottom-start" width={240}>
      <Menu.Target>
        <Button variant="default" className={onPhone.button} leftSection={<IconArrowsSort size={16} aria-hidden />}>
          {t('table', 'Sort')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah="60dvh" style={{ overflowY: 'auto' }}>
        {columns
          .filter((column) => column.sort)
          .map(({ id, label }) => (
            <Menu.Item
              key={id}
              closeMenuOnClick={false}
              rightSection={first?.id === id && <Direction isDown={first.desc} />}
              onClick={() => next(id)}
            >
              {label}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function Direction({ isDown }: { isDown: boolean }) {
  const t = useT()
  const Arrow = isDown ? IconArrowDown : IconArrowUp
  return <Arrow size={16} aria-label={isDown ? t('table', 'Descending') : t('table', 'Ascending')} />
}
