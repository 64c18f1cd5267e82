import { Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import { ACTION_MENU, ActionDropdown } from '#ui/menu-entry.tsx'

interface ToolMenuProps {
  /** The button that opens it. */
  target: ReactNode
  /** The entries, each a `MenuEntry`. */
  children: ReactNode
}

/** A menu of the toolbar. A choice leads back into the text. */
export function ToolMenu({ target, children }: ToolMenuProps) {
  return (
    <Menu {...ACTION_MENU} returnFocus={false} position="bottom-start">
      <Menu.Target>{target}</Menu.Target>
      <ActionDropdown>{children}</ActionDropdown>
    </Menu>
  )
}
