import { Checkbox, Popover, Stack, Text } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useT } from '#lib/i18n.ts'
import { useKanbanCard } from '#lib/persisted.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { isShown, showField } from './card-layout.ts'
import { fieldName } from './card-values.ts'
import { kanbanQueries } from './kanban.api.ts'

/** Which fields of a card this person sees; kept in the browser until sign-out. */
export function CardFieldsMenu() {
  const t = useT()
  const { data: layout } = useQuery(kanbanQueries.card())
  const own = useKanbanCard((state) => state.fields)
  return (
    <Popover position="bottom-end" shadow="md" radius="md" trapFocus returnFocus>
      <Popover.Target>
        <IconButton label={t('kanban', 'Fields of a card')}>
          <IconEye size={18} stroke={1.75} aria-hidden />
        </IconButton>
      </Popover.Target>
      <Popover.Dropdown>
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
      </Popover.Dropdown>
    </Popover>
  )
}
