import { Menu } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { roleName } from '@tracklane/contract/kit/role'
import { useEditing, useEditor } from '#features/order-flow-draft/flow-editor.store.ts'
import { SHOWN_ROLES, useRoleLetter } from '#features/order-flow-draft/flow-roles.ts'
import { type Pair, rolesOf } from '#features/order-flow-draft/rules/flow-draft.rules.ts'
import { roleKeys } from '#features/order-flow-draft/rules/role-letters.rules.ts'
import { usePhrase, useT } from '#lib/i18n.ts'
import { KeyCap } from '#ui/key-cap.tsx'
import { ActionDropdown, MenuEntry } from '#ui/menu-entry.tsx'

interface RoleMenuProps {
  pair: Pair
  onClose: () => void
}

/** A menu with the roles that may take the step of the cell, and its removal. */
export function RoleMenu({ pair, onClose }: RoleMenuProps) {
  const t = useT()
  const say = usePhrase()
  const editor = useEditor()
  const letterOf = useRoleLetter()
  const roles = useEditing(({ history }) => rolesOf(history.draft, pair)) ?? []
  const close = () => {
    onClose()
    document.querySelector<HTMLElement>(`[data-cell="${pair.from}-${pair.to}"]`)?.focus()
  }
  return (
    <Menu opened onChange={(isOpen) => !isOpen && close()} width={280} withinPortal closeOnItemClick={false} returnFocus={false}>
      <Menu.Target>
        <span />
      </Menu.Target>
      <ActionDropdown>
        {SHOWN_ROLES.map((role) => (
          <Menu.CheckboxItem
            key={role}
            checked={roles.includes(role)}
            data-key={roleKeys(role, letterOf(role)).join(' ')}
            aria-keyshortcuts={letterOf(role)}
            rightSection={<KeyCap>{letterOf(role)}</KeyCap>}
            onChange={() => editor.edit({ does: 'switch', pairs: [pair], role })}
          >
            {say(roleName(role))}
          </Menu.CheckboxItem>
        ))}
        <Menu.Divider />
        <MenuEntry
          mark={<IconTrash size={16} aria-hidden />}
          isDanger
          onClick={() => {
            editor.edit({ does: 'remove', pairs: [pair] })
            close()
          }}
        >
          {t('flow_editor', 'Remove the step')}
        </MenuEntry>
      </ActionDropdown>
    </Menu>
  )
}
