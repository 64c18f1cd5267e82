import { Popover } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useT } from '#lib/i18n.ts'
import { IconButton } from '#ui/icon-button.tsx'

const CardFieldChoice = lazy(() => import('./card-field-choice.tsx').then((module) => ({ default: module.CardFieldChoice })))

/** Which fields of a card this person sees; kept in the browser until sign-out. */
export function CardFieldsMenu() {
  const t = useT()
  return (
    <Popover position="bottom-end" shadow="md" radius="md" trapFocus returnFocus>
      <Popover.Target>
        <IconButton label={t('kanban', 'Fields of a card')}>
          <IconEye size={18} stroke={1.75} aria-hidden />
        </IconButton>
      </Popover.Target>
      <Popover.Dropdown>
        <Suspense>
          <CardFieldChoice />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
