import { Menu, type MenuItemProps } from '@mantine/core'
import type { ComponentPropsWithRef, KeyboardEvent, ReactNode, Ref } from 'react'
import { KeyCap } from './key-cap.tsx'
import classes from './menu-entry.module.css'
import { pressedKeys } from './pressed-keys.rules.ts'

/** How every menu of actions opens: one width, never closer than 8 px to the window's edge, on the side where there is room. */
export const ACTION_MENU = {
  width: 256,
  withinPortal: true,
  returnFocus: true,
  middlewares: {
    flip: { padding: 8 },
    // Where neither side has room it slides over what opened it, rather than out of the window.
    shift: { padding: 8, crossAxis: true, limiter: { fn: ({ x, y }: { x: number; y: number }) => ({ x, y }) } },
  },
} as const

/** The dropdown of a menu of actions: while it is open the keys that its entries show choose them. */
export function ActionDropdown({ ref, children }: { ref?: Ref<HTMLDivElement>; children: ReactNode }) {
  return (
    <Menu.Dropdown ref={ref} className={classes.dropdown} onKeyDown={chooseByKey}>
      {children}
    </Menu.Dropdown>
  )
}

function chooseByKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1) return
  const entries = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('[data-key]')]
  const [entry] = pressedKeys(event).flatMap((key) =>
    entries.filter(({ dataset, disabled }) => !disabled && dataset.key?.split(' ').includes(key)),
  )
  if (!entry) return
  event.preventDefault()
  event.stopPropagation()
  entry.click()
}

interface MenuEntryProps extends MenuItemProps, Omit<ComponentPropsWithRef<'button'>, keyof MenuItemProps> {
  /** An icon or a status' dot; each in a slot of the same width. */
  mark?: ReactNode
  /** The key that does the same on the screen, and here. */
  shortcut?: string | undefined
  /** At the right instead of a key. */
  aside?: ReactNode
  isDanger?: boolean | undefined
  /** Below the name: why it cannot be done. */
  reason?: string | undefined
}

/** One action of a menu. */
export function MenuEntry({ mark, shortcut, aside, isDanger, reason, children, ...item }: MenuEntryProps) {
  return (
    <Menu.Item
      {...item}
      className={classes.entry}
      data-danger={isDanger || undefined}
      data-key={shortcut}
      aria-keyshortcuts={shortcut}
      leftSection={<span className={classes.mark}>{mark}</span>}
      rightSection={aside ?? (shortcut && <KeyCap>{shortcut.toUpperCase()}</KeyCap>)}
    >
      {children}
      {reason && <span className={classes.reason}>{reason}</span>}
    </Menu.Item>
  )
}
