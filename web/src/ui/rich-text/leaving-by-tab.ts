import { Extension } from '@tiptap/core'
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state'

const key = new PluginKey<boolean>('leavingByTab')

/** In lists, tables and code Tab belongs to the text; after Escape it leads on, until one goes on writing (WCAG 2.1.2). */
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
          // True: the text does nothing with the key, and the browser what it always does.
          keydown: (view, event) => {
            if (event.key === 'Tab') return isTabFree(view.state)
            if (event.key !== 'Escape' || !keepsTab(view.state) || isTabFree(view.state)) return false
            event.preventDefault()
            view.dispatch(view.state.tr.setMeta(key, true))
            return true
          },
        },
        // Elements around it hear Escape only when it is not for the text.
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
