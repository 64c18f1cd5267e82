import { Extension } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import type { Node } from '@tiptap/pm/model'
import { TextSelection } from '@tiptap/pm/state'
import StarterKit from '@tiptap/starter-kit'
import { RICH_TEXT, safeCount, safeHref, safeSrc } from '@tracklane/contract/kit/rich-text'
import { leavingByTab } from './leaving-by-tab.ts'

/** Ctrl A selects the text rather than the document around it, from which no quote could be lifted. */
const choosingAll = Extension.create({
  name: 'choosingAll',
  addKeyboardShortcuts: () => ({
    'Mod-a': ({ editor }) =>
      editor.commands.command(({ tr }) => {
        const last = lastWritten(tr.doc)
        // A picture or a table at the edge would be left out of the selection.
        const isText = [tr.doc.firstChild, last?.node].every((node) => node && !node.isLeaf && node.type.name !== 'table')
        if (!last || !isText) return false
        tr.setSelection(TextSelection.between(tr.doc.resolve(0), tr.doc.resolve(last.end)))
        return true
      }),
  }),
})

/** Finds the last written node, before the empty line that the editor keeps at the end. */
function lastWritten(doc: Node): { node: Node; end: number } | undefined {
  const { lastChild, childCount, content } = doc
  if (!lastChild) return undefined
  const isEmptyLine = childCount > 1 && lastChild.isTextblock && lastChild.childCount === 0
  return isEmptyLine ? { node: doc.child(childCount - 2), end: content.size - lastChild.nodeSize } : { node: lastChild, end: content.size }
}

/** Takes only pictures of this installation, with their size, so that the text does not jump when they arrive. */
const Picture = Image.extend({
  addAttributes: () => ({
    src: { default: null, parseHTML: (element) => safeSrc(element.getAttribute('src') ?? '') ?? null },
    alt: { default: '' },
    width: count('width', RICH_TEXT.maxSide, null),
    height: count('height', RICH_TEXT.maxSide, null),
  }),
  parseHTML: () => [{ tag: 'img[src]', getAttrs: (element) => (safeSrc(element.getAttribute('src') ?? '') ? null : false) }],
  // The rules of the library would make a picture of any address typed as Markdown.
  addInputRules: () => [],
})

/** Tables without widths and alignments, since the allow-list has none. */
const PlainTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] })
const cell = {
  addAttributes: () => ({
    colspan: count('colspan', RICH_TEXT.maxSpan, 1),
    rowspan: count('rowspan', RICH_TEXT.maxSpan, 1),
    // The library's commands read it.
    colwidth: { default: null, parseHTML: () => null, renderHTML: () => ({}) },
  }),
}

const KIT = StarterKit.configure({
  link: {
    autolink: false,
    openOnClick: false,
    defaultProtocol: 'https',
    // The sanitizer sets these on every link; the writer cannot choose them.
    HTMLAttributes: { target: null, rel: null, class: null },
    isAllowedUri: (address) => safeHref(address) !== undefined,
  },
  // Enter already leads on after these. With everything selected, an empty line behind a list would keep the list from being switched off.
  trailingNode: { notAfter: ['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote'] },
  dropcursor: { color: 'var(--accent)', width: 2 },
})

export const EXTENSIONS = [KIT, Picture, PlainTable, TableRow, TableCell.extend(cell), TableHeader.extend(cell), choosingAll, leavingByTab]

/** Makes a numeric attribute, which is written only where it differs from the usual value. */
function count(name: string, maximum: number, usual: number | null) {
  return {
    default: usual,
    parseHTML: (element: HTMLElement) => {
      const kept = safeCount(element.getAttribute(name) ?? '', maximum)
      return kept === undefined ? usual : Number(kept)
    },
    renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === usual ? {} : { [name]: attributes[name] }),
  }
}
