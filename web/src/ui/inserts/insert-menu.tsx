import { Menu } from '@mantine/core'
import type { ReactElement } from 'react'
import { ACTION_MENU, ActionDropdown, MenuEntry } from '#ui/menu-entry.tsx'
import classes from './inserts.module.css'

/** A text that is picked rather than typed. */
export interface Insert {
  /** As it stands in the text: "{{track}}". */
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
 * Texts to be put into another one. Whoever picks something puts the focus into the text in the same moment, so that no key is lost; Escape
 * leads back to the button.
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
