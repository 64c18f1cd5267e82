import { useMediaQuery } from '@mantine/hooks'
import { z } from 'zod'
import { useProfile } from '#features/auth/auth.api.ts'
import { dataKey, useData } from '#lib/persisted.ts'

/** Two lines per card, or all that the card's layout shows. */
export const CARD_DENSITIES = ['compact', 'comfortable'] as const
export type CardDensity = (typeof CARD_DENSITIES)[number]

const Stored = z.object({ density: z.enum(CARD_DENSITIES) })

/** Returns the person's choice in this browser; by default two lines where a pointer can open the preview. */
export function useCardDensity() {
  const key = dataKey(useProfile().id, '/order/kanban', 'board')
  const stored = Stored.safeParse(useData(({ tables }) => tables[key]))
  const isWide = useMediaQuery('(min-width: 900px)', undefined, { getInitialValueInEffect: false })
  return {
    density: stored.success ? stored.data.density : isWide ? 'compact' : 'comfortable',
    choose: (density: CardDensity) => useData.setState(({ tables }) => ({ tables: { ...tables, [key]: { density } } })),
  } as const
}
