import { Menu, type MenuItemProps } from '@mantine/core'
import type { ComponentPropsWithRef, KeyboardEvent, ReactNode, Ref } from 'react'
import { KeyCap } from './key-cap.tsx'
import classes from './menu-entry.module.css'
import { pressedKeys } from './pressed-keys.rules.ts'

/** The place of every menu of actions: one width, at least 8 px from the window's edge, on the side with room. */
export const ACTION_MENU = {
  width: 256,
  withinPortal: true,
  returnFocus: true,
  middlewares: {
    flip: { padding: 8 },
    // On screens without room on either side, the menu covers its button rather than leaving the window.
    shift: { padding: 8, crossAxis: true, limiter: { fn: ({ x, y }: { x: number; y: number }) => ({ x, y }) } },
  },
} as const

/** The dropdown of a menu of actions. While it is open, the keys shown on its entries choose them. */
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
  /** An icon or the dot of a status, in a slot of constant width. */
  mark?: ReactNode
  /** The key of the same action on the screen; it works here too. */
  shortcut?: string | undefined
  /** Shown at the right instead of a key. */
  aside?: ReactNode
  isDanger?: boolean | undefined
  /** The reason why it is disabled, below the name. */
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
