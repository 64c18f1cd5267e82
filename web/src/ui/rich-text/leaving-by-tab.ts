import { Extension } from '@tiptap/core'
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state'

const key = new PluginKey<boolean>('leavingByTab')

/** In lists, tables and code Tab acts on the text. After Escape Tab leaves the editor, until the person writes again (WCAG 2.1.2). */
export const leavingByTab = Extension.create({
  name: 'leavingByTab',
  addProseMirrorPlugins: () => [
    new Plugin({
      key,
      state: {
        init: () => false,
        apply: (change, isFree) => change.getMeta(key) ?? (isFree && !change.docChanged && !change.selectionSet),
      },
      props: {
        handleDOMEvents: {
          // True: the editor ignores the key, and the browser handles it.
          keydown: (view, event) => {
            if (event.key === 'Tab') return isTabFree(view.state)
            if (event.key !== 'Escape' || !keepsTab(view.state) || isTabFree(view.state)) return false
            event.preventDefault()
            view.dispatch(view.state.tr.setMeta(key, true))
            return true
          },
        },
        // Keeps Escape from the elements around while the editor uses it.
        attributes: (state): Record<string, string> =>
          keepsTab(state) && !isTabFree(state) ? { 'data-mantine-stop-propagation': 'true' } : {},
      },
    }),
  ],
})

export function isTabFree(state: EditorState): boolean {
  return key.getState(state) ?? false
}

const KEEPERS = ['listItem', 'table', 'codeBlock']

function keepsTab({ selection: { $from } }: EditorState): boolean {
  return Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth).type.name).some((name) => KEEPERS.includes(name))
}
