import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { TextSelection } from '@tiptap/pm/state'

/** Ctrl A takes the text, not the document around it: of that no quote could be lifted. */
export const choosingAll = Extension.create({
  name: 'choosingAll',
  addKeyboardShortcuts: () => ({
    'Mod-a': ({ editor }) =>
      editor.commands.command(({ tr }) => {
        const last = lastWritten(tr.doc)
        // A picture or a table at the edge would be left out.
        const isText = [tr.doc.firstChild, last?.node].every((node) => node && !node.isLeaf && node.type.name !== 'table')
        if (!last || !isText) return false
        tr.setSelection(TextSelection.between(tr.doc.resolve(0), tr.doc.resolve(last.end)))
        return true
      }),
  }),
})

/** Without the empty line that the editor keeps at the end. */
function lastWritten(doc: Node): { node: Node; end: number } | undefined {
  const { lastChild, childCount, content } = doc
  if (!lastChild) return undefined
  const isEmptyLine = childCount > 1 && lastChild.isTextblock && lastChild.childCount === 0
  return isEmptyLine ? { node: doc.child(childCount - 2), end: content.size - lastChild.nodeSize } : { node: lastChild, end: content.size }
}
