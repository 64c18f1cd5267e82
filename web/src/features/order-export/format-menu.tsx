import { Menu } from '@mantine/core'
import { IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react'
import type { ExportFormat } from '@tracklane/contract/order-export'
import { useT } from '#lib/i18n.ts'
import { useCommands } from '#ui/commands.ts'
import { ACTION_MENU, ActionDropdown, MenuEntry } from '#ui/menu-entry.tsx'
import { ExportButton } from './export-button.parts.tsx'

interface FormatMenuProps {
  onPick: (format: ExportFormat) => void
}

/** The button that offers a table as a file in one of two formats. */
export function FormatMenu({ onPick }: FormatMenuProps) {
  const t = useT()
  useCommands([
    { id: 'export:xlsx', label: (t) => t('export', 'Export as XLSX'), icon: IconFileSpreadsheet, run: () => onPick('xlsx') },
    { id: 'export:csv', label: (t) => t('export', 'Export as CSV'), icon: IconFileTypeCsv, run: () => onPick('csv') },
  ])
  return (
    <Menu {...ACTION_MENU} position="bottom-end">
      <Menu.Target>
        <ExportButton />
      </Menu.Target>
      <ActionDropdown>
        <MenuEntry mark={<IconFileSpreadsheet size={16} />} onClick={() => onPick('xlsx')}>
          {t('export', 'Excel file (XLSX)')}
        </MenuEntry>
        <MenuEntry mark={<IconFileTypeCsv size={16} />} onClick={() => onPick('csv')}>
          {t('export', 'Text file (CSV)')}
        </MenuEntry>
      </ActionDropdown>
    </Menu>
  )
}

/** The two formats as entries of a menu. */
export function FormatEntries({ onPick }: FormatMenuProps) {
  const t = useT()
  return (
    <>
      <MenuEntry mark={<IconFileSpreadsheet size={16} />} onClick={() => onPick('xlsx')}>
        {t('export', 'Export as XLSX')}
      </MenuEntry>
      <MenuEntry mark={<IconFileTypeCsv size={16} />} onClick={() => onPick('csv')}>
        {t('export', 'Export as CSV')}
      </MenuEntry>
    </>
  )
}
