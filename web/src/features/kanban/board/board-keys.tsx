import { Table } from '@mantine/core'
import { useT } from '#lib/i18n.ts'

/** What each key does on the board. */
export function BoardKeys() {
  const t = useT()
  const keys = [
    [t('kanban', 'Arrows'), t('kanban', 'Walk over the cards')],
    [t('kanban', 'Enter'), t('kanban', 'Open the order')],
    [t('kanban', 'Space'), t('kanban', 'Lift the card; left and right choose a column, Space drops, Escape puts back')],
    ['X', t('kanban', 'Select the card; with Shift all from the last one; Escape clears')],
    ['M', t('kanban', 'Open the menu of the card')],
  ]
  return (
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
  )
}
