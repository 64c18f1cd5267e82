import { Button, Popover } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useT } from '#lib/i18n.ts'
import onPhone from '#ui/icon-on-phone.module.css'
import { part } from '#ui/part.ts'
import type { TableSettingsState } from './table-settings.ts'

const ColumnsPanel = part(() => import('./columns-panel.tsx').then((module) => ({ default: module.ColumnsPanel })))

export interface ColumnsMenuProps {
  columns: readonly { readonly id: string; readonly label: string }[]
  table: TableSettingsState
}

/** The menu for the columns shown, their order, and the height of the rows. */
export function ColumnsMenu(props: ColumnsMenuProps) {
  const t = useT()
  return (
    <Popover position="bottom-end" width={300} shadow="md" radius="md" trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" className={onPhone.button} leftSection={<IconColumns3 size={16} aria-hidden />}>
          {t('table', 'Columns')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p={0}>
        <Suspense>
          <ColumnsPanel {...props} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
