import { Button, Popover } from '@mantine/core'
import { IconChevronDown, IconEye } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useT } from '#lib/i18n.ts'
import { part } from '#ui/part.ts'
import { useCardDensity } from './card-density.ts'
import { densityName } from './card-values.rules.ts'
import classes from './card-view-menu.module.css'

const CardView = part(() => import('./card-view.tsx').then((module) => ({ default: module.CardView })))

/** The person's view of the cards: their height, and which fields. */
export function CardViewMenu() {
  const t = useT()
  const { density } = useCardDensity()
  const name = densityName(t, density)
  return (
    <Popover position="bottom-end" shadow="md" radius="md" trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          className={classes.button}
          leftSection={<IconEye size={16} aria-hidden />}
          rightSection={<IconChevronDown size={14} aria-hidden />}
          aria-label={t('kanban', 'View of the cards: {density}', { density: name })}
        >
          {name}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Suspense>
          <CardView />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
