import { Menu, Portal } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './context-menu.module.css'

interface ContextMenuProps {
  /** What it belongs to, for assistive technology. */
  label: string
  /** Where it opens: what was pressed, or a point. */
  anchor: DOMRect
  onClose: () => void
  /** Items of Mantine's Menu. */
  children: ReactNode
}

/** One menu for many rows or cards; it opens where it was asked for. */
export function ContextMenu({ label, anchor: { left, top, width, height }, onClose, children }: ContextMenuProps) {
  return (
    <Menu opened onClose={onClose} position="bottom-start" width={280} returnFocus={false} withinPortal trapFocus>
      <Portal>
        <Menu.Target>
          <span className={classes.anchor} style={{ left, top, width, height }} aria-hidden>
            <span className="visually-hidden">{label}</span>
          </span>
        </Menu.Target>
      </Portal>
      <Menu.Dropdown className={classes.dropdown}>{children}</Menu.Dropdown>
    </Menu>
  )
}
