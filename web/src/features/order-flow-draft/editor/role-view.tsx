import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconEye } from '@tabler/icons-react'
import { roleName } from '@tracklane/contract/kit/role'
import { useEffect } from 'react'
import { useEditing, useEditor } from '#features/order-flow-draft/flow-editor.store.ts'
import { SHOWN_ROLES } from '#features/order-flow-draft/flow-roles.ts'
import { usePhrase, useT } from '#lib/i18n.ts'
import { isCovered } from '#ui/shortcuts.ts'
import classes from './flow-bar.module.css'

const EVERY = 'every'

/** Highlights the steps of one role; Escape shows all again. */
export function RoleView() {
  const t = useT()
  const say = usePhrase()
  const editor = useEditor()
  const role = useEditing((state) => state.role)
  const every = t('flow_editor', 'Every role')
  useEscape(role !== undefined, () => editor.viewAs(undefined))
  return (
    <Menu position="bottom-start" returnFocus>
      <Menu.Target>
        <Button
          variant="default"
          className={classes.role}
          data-on={role !== undefined || undefined}
          leftSection={<IconEye size={18} aria-hidden />}
          rightSection={<IconChevronDown size={16} aria-hidden />}
        >
          <span className={classes.roleLead}>{t('flow_editor', 'View as')}</span> {role ? say(roleName(role)) : every}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={role ?? EVERY} onChange={(one) => editor.viewAs(SHOWN_ROLES.find((known) => known === one))}>
          <Menu.RadioItem value={EVERY} closeMenuOnClick>
            {every}
          </Menu.RadioItem>
          {SHOWN_ROLES.map((one) => (
            <Menu.RadioItem key={one} value={one} closeMenuOnClick>
              {say(roleName(one))}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}

/** Acts on Escape, unless a nearer listener has used it. */
function useEscape(isOn: boolean, act: () => void): void {
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isCovered()) act()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
}
