import { Menu, Portal } from '@mantine/core'
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react'
import classes from './context-menu.module.css'
import { ACTION_MENU, ActionDropdown } from './menu-entry.tsx'

interface ContextMenuProps {
  /** The item it belongs to, for assistive technology. */
  label: string
  /** The pressed element or point, where the menu opens. */
  anchor: DOMRect
  onClose: () => void
  /** The entries, each a `MenuEntry`. */
  children: ReactNode
}

/** One menu for many rows or cards. It opens at the pressed place. */
export function ContextMenu({ label, anchor: { left, top, width, height }, onClose, children }: ContextMenuProps) {
  const own = useRef<HTMLDivElement>(null)
  const close = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || own.current?.contains(document.activeElement)) return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  })
  // Runs before the menu gets the focus: otherwise a chosen row would take the key and lose its choice.
  useLayoutEffect(() => {
    window.addEventListener('keydown', close, true)
    return () => window.removeEventListener('keydown', close, true)
  }, [])
  return (
    <Menu {...ACTION_MENU} opened onClose={onClose} position="bottom-start" returnFocus={false} trapFocus>
      <Portal>
        <Menu.Target>
          <span className={classes.anchor} style={{ left, top, width, height }} aria-hidden>
            <span className="visually-hidden">{label}</span>
          </span>
        </Menu.Target>
      </Portal>
      <ActionDropdown ref={own}>{children}</ActionDropdown>
    </Menu>
  )
}
