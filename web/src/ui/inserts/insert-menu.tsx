import { Menu } from '@mantine/core'
import type { ReactElement } from 'react'
import { ACTION_MENU, ActionDropdown, MenuEntry } from '#ui/menu-entry.tsx'
import classes from './inserts.module.css'

/** A text that is chosen rather than typed. */
export interface Insert {
  /** The text itself: "{{track}}". */
  readonly text: string
  readonly label: string
}

interface InsertMenuProps {
  /** The button that opens it. */
  target: ReactElement
  inserts: readonly Insert[]
  onPick: (text: string) => void
}

/**
 * A menu of texts to insert into another one. `onPick` must focus the text at once, so that no key is lost; Escape leads back to the
 * button.
 */
export function InsertMenu({ target, inserts, onPick }: InsertMenuProps) {
  return (
    <Menu {...ACTION_MENU} width={400} returnFocus={false} position="bottom-end">
      <Menu.Target>{target}</Menu.Target>
      <ActionDropdown>
        {inserts.map(({ text, label }) => (
          <MenuEntry key={text} aside={<code className={classes.code}>{text}</code>} onClick={() => onPick(text)}>
            {label}
          </MenuEntry>
        ))}
      </ActionDropdown>
    </Menu>
  )
}
