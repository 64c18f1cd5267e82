import { Checkbox, SegmentedControl, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { CardKey } from '@tracklane/contract/kanban'
import { indexOf, isShown } from '#features/kanban/data/card-layout.rules.ts'
import { kanbanQueries } from '#features/kanban/data/kanban.api.ts'
import { useT } from '#lib/i18n.ts'
import { useKanbanCard } from '#lib/persisted.ts'
import { CARD_DENSITIES, useCardDensity } from './card-density.ts'
import { densityName, fieldName } from './card-values.rules.ts'

export function CardView() {
  const t = useT()
  const { data: layout } = useQuery(kanbanQueries.card())
  const own = useKanbanCard((state) => state.fields)
  const { density, choose } = useCardDensity()
  return (
    <>
      <SegmentedControl
        fullWidth
        size="xs"
        mb={12}
        aria-label={t('kanban', 'Height of the cards')}
        data={CARD_DENSITIES.map((value) => ({ value, label: densityName(t, value) }))}
        value={density}
        onChange={choose}
      />
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
