import { Popover } from '@mantine/core'
import { IconKeyboard } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useT } from '#lib/i18n.ts'
import { IconButton } from '#ui/icon-button.tsx'

const BoardKeys = lazy(() => import('./board-keys.tsx').then((module) => ({ default: module.BoardKeys })))

/** The keys of the board, where somebody looks for them. */
export function BoardHelp() {
  const t = useT()
  return (
    <Popover width={320} position="bottom-end" shadow="md" radius="md" trapFocus returnFocus>
      <Popover.Target>
        <IconButton label={t('kanban', 'Keys of the board')}>
          <IconKeyboard size={18} stroke={1.75} aria-hidden />
        </IconButton>
      </Popover.Target>
      <Popover.Dropdown>
        <Suspense>
          <BoardKeys />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
