import { Checkbox, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { CardKey } from '@tracklane/contract/kanban'
import { indexOf, isShown } from '#features/kanban/data/card-layout.rules.ts'
import { kanbanQueries } from '#features/kanban/data/kanban.api.ts'
import { useT } from '#lib/i18n.ts'
import { useKanbanCard } from '#lib/persisted.ts'
import { fieldName } from './card-values.rules.ts'

export function CardFieldChoice() {
  const t = useT()
  const { data: layout } = useQuery(kanbanQueries.card())
  const own = useKanbanCard((state) => state.fields)
  return (
    <>
      <Text size="sm" fw={600} mb={8}>
        {t('kanban', 'Fields of a card')}
      </Text>
      <Stack gap={8}>
        {layout?.fields.map((field) => (
          <Checkbox
            key={field.key}
            label={fieldName(t, field.key)}
            checked={isShown(field, own)}
            onChange={(event) => showField(field.key, event.currentTarget.checked)}
          />
        ))}
      </Stack>
    </>
  )
}

function showField(key: CardKey, isVisible: boolean): void {
  useKanbanCard.setState((state) => ({ fields: { ...state.fields, [indexOf(key)]: isVisible } }))
}
