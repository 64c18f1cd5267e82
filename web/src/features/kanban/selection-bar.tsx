import { Button, Menu } from '@mantine/core'
import { IconChevronUp, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { CompactOrder } from '@tracklane/contract/kanban'
import { useProfile } from '#features/auth/auth.api.ts'
import { loadsFlow, orderFlowQueries } from '#features/order-flow/order-flow.api.ts'
import { StatusDot, useStatusName } from '#features/order-status/order-status.parts.tsx'
import { useT } from '#lib/i18n.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { targetsOf } from './board-rules.ts'
import classes from './selection-bar.module.css'

interface SelectionBarProps {
  orders: readonly CompactOrder[]
  onMove: (to: number) => void
  onClear: () => void
}

/** What is chosen and what can be done with it; it floats over the board, which stays where it is. */
export function SelectionBar({ orders, onMove, onClear }: SelectionBarProps) {
  const t = useT()
  return (
    <div
      className={classes.bar}
      role="toolbar"
      aria-label={t('kanban', 'Selected orders')}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClear()
      }}
    >
      <span className={classes.count}>{t('kanban', '{count, number} selected', { count: orders.length })}</span>
      <MoveMenu orders={orders} onMove={onMove} />
      <IconButton label={t('kanban', 'Clear the selection')} onClick={onClear}>
        <IconX size={18} aria-hidden />
      </IconButton>
    </div>
  )
}

function MoveMenu({ orders, onMove }: Omit<SelectionBarProps, 'onClear'>) {
  const t = useT()
  const nameOf = useStatusName()
  const { role } = useProfile()
  const { data: flow } = useQuery({ ...orderFlowQueries.default(), enabled: loadsFlow(role) })
  const targets = targetsOf(orders, { role, flow })
  return (
    <Menu position="top" width={240} withinPortal>
      <Menu.Target>
        <Button size="compact-md" rightSection={<IconChevronUp size={16} aria-hidden />}>
          {t('kanban', 'Move to')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {targets.map((id) => (
          <Menu.Item key={id} leftSection={<StatusDot id={id} />} onClick={() => onMove(id)}>
            {nameOf(id)}
          </Menu.Item>
        ))}
        {targets.length === 0 && <Menu.Item disabled>{t('kanban', 'There is no step for you from here')}</Menu.Item>}
      </Menu.Dropdown>
    </Menu>
  )
}
