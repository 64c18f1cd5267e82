import { roleName } from '@tracklane/contract/kit/role'
import { useEffect, useEffectEvent } from 'react'
import { useEditor } from '#features/order-flow-draft/flow-editor.store.ts'
import { SHOWN_ROLES, useRoleLetter } from '#features/order-flow-draft/flow-roles.ts'
import { roleKeys } from '#features/order-flow-draft/rules/role-letters.rules.ts'
import { usePhrase, useT } from '#lib/i18n.ts'
import { latinKey } from '#ui/pressed-keys.rules.ts'
import { isCovered, useShortcuts } from '#ui/shortcuts.ts'
import type { Saving } from './saving.ts'
import { useFlowView } from './use-flow-view.ts'

/** Handles the keys of the whole editor. The keys of roles act on the selection. */
export function useDeskKeys(saving: Saving): void {
  const t = useT()
  const say = usePhrase()
  const editor = useEditor()
  const letterOf = useRoleLetter()
  const { show } = useFlowView()
  const switches = (role: (typeof SHOWN_ROLES)[number]) => () => {
    const { selection } = editor.getState()
    if (editor.isReadOnly || selection === null || !('pairs' in selection)) return false
    editor.edit({ does: 'switch', pairs: selection.pairs, role })
    return true
  }
  useShortcuts([
    { key: 'g', label: t('flow_editor', 'Show the graph'), run: () => show('graph') },
    { key: 'm', label: t('flow_editor', 'Show the matrix'), run: () => show('matrix') },
    ...SHOWN_ROLES.flatMap((role) =>
      roleKeys(role, letterOf(role)).map((key) => ({
        key,
        shownAs: letterOf(role).toLowerCase(),
        label: t('flow_editor', 'Let the role take the chosen steps, or no longer: {role}', { role: say(roleName(role)) }),
        run: switches(role),
      })),
    ),
  ])
  useCombinations({ undo: editor.undo, redo: editor.redo, save: saving.save })
}

interface Combinations {
  readonly undo: () => void
  readonly redo: () => void
  readonly save: () => unknown
}

/** Handles keys with Ctrl or the Mac's own key. The editor has text fields only in its dialogs. */
function useCombinations({ undo, redo, save }: Combinations): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    const key = latinKey(event)
    const act = key === 's' ? save : key === 'z' ? (event.shiftKey ? redo : undo) : key === 'y' ? redo : undefined
    if (!act) return
    event.preventDefault()
    if (!isCovered()) act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
