import { Popover, Table } from '@mantine/core'
import { IconKeyboard } from '@tabler/icons-react'
import { useT } from '#lib/i18n.ts'
import { IconButton } from '#ui/icon-button.tsx'

/** The keys of the board, where somebody looks for them. */
export function BoardHelp() {
  const t = useT()
  const keys = [
    [t('kanban', 'Arrows'), t('kanban', 'Walk over the cards')],
    [t('kanban', 'Enter'), t('kanban', 'Open the order')],
    [t('kanban', 'Space'), t('kanban', 'Lift the card; left and right choose a column, Space drops, Escape puts back')],
    ['X', t('kanban', 'Select the card; with Shift all from the last one; Escape clears')],
    ['M', t('kanban', 'Open the menu of the card')],
  ]
  return (
    <Popover width={320} position="bottom-end" shadow="md" radius="md" trapFocus returnFocus>
      <Popover.Target>
        <IconButton label={t('kanban', 'Keys of the board')}>
          <IconKeyboard size={18} stroke={1.75} aria-hidden />
        </IconButton>
      </Popover.Target>
      <Popover.Dropdown>
        <Table variant="vertical" withRowBorders={false} verticalSpacing={4}>
          <Table.Tbody>
            {keys.map(([key, what]) => (
              <Table.Tr key={key}>
                <Table.Th w={84}>{key}</Table.Th>
                <Table.Td>{what}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Popover.Dropdown>
    </Popover>
  )
}
