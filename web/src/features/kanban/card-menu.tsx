import { Menu, Portal } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import type { CompactOrder } from '@tracklane/contract/kanban'
import { STATUS_IDS } from '@tracklane/contract/order-status'
import { useState } from 'react'
import { StatusDot, useStatusName } from '#features/order-status/order-status.parts.tsx'
import { useT } from '#lib/i18n.ts'
import type { Verdicts } from './board-rules.ts'
import classes from './card-menu.module.css'
import { useReason } from './use-verdicts.ts'

interface CardMenuProps {
  order: CompactOrder
  /** What was pressed; the menu opens there. */
  anchor: Element
  verdicts: Verdicts | undefined
  onOpen: () => void
  onMove: (to: number) => void
  onClose: () => void
}

/** One menu for the whole board: where the card may go, and why not elsewhere. */
export function CardMenu({ order, anchor, verdicts, onOpen, onMove, onClose }: CardMenuProps) {
  const t = useT()
  const nameOf = useStatusName()
  const reasonOf = useReason()
  const [{ left, top, width, height }] = useState(() => anchor.getBoundingClientRect())
  const others = STATUS_IDS.filter((id) => id !== order.status_id)
  const allowed = others.filter((id) => verdicts?.get(id)?.kind === 'allowed')
  const refused = others.filter((id) => verdicts?.get(id)?.kind === 'refused')

  return (
    <Menu opened onClose={onClose} position="bottom-start" width={300} returnFocus={false} withinPortal trapFocus>
      <Portal>
        <Menu.Target>
          <span className={classes.anchor} style={{ left, top, width, height: Math.min(height, 32) }} aria-hidden>
            <span className="visually-hidden">{t('kanban', 'Actions for {track}', { track: order.track })}</span>
          </span>
        </Menu.Target>
      </Portal>
      <Menu.Dropdown className={classes.dropdown}>
        <Menu.Item leftSection={<IconExternalLink size={14} aria-hidden />} onClick={onOpen}>
          {t('kanban', 'Open order')}
        </Menu.Item>
        <Menu.Label>{t('kanban', 'Move to…')}</Menu.Label>
        {!verdicts && <Menu.Item disabled>{t('kanban', 'Looking up the order’s flow…')}</Menu.Item>}
        {allowed.map((id) => (
          <Menu.Item key={id} leftSection={<StatusDot id={id} />} onClick={() => onMove(id)}>
            {nameOf(id)}
          </Menu.Item>
        ))}
        {refused.length > 0 && <Menu.Label>{t('kanban', 'Not from here')}</Menu.Label>}
        {refused.map((id) => (
          <Menu.Item key={id} leftSection={<StatusDot id={id} />} disabled className={classes.refused}>
            {nameOf(id)}
            <span className={classes.reason}>{reasonOf(verdicts?.get(id))}</span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
