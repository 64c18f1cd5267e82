import {
  IconColumnInsertLeft,
  IconColumnInsertRight,
  IconColumnRemove,
  IconRowInsertBottom,
  IconRowInsertTop,
  IconRowRemove,
  IconTable,
  IconTableRow,
  IconTrash,
} from '@tabler/icons-react'
import type { Editor } from '@tiptap/core'
import { useT } from '#lib/i18n.ts'
import { MenuEntry } from '#ui/menu-entry.tsx'
import { ToolButton } from './tool-button.tsx'
import { ToolMenu } from './tool-menu.tsx'

interface TableToolProps {
  editor: Editor
  /** True where the caret is in a table. */
  isTable: boolean
  isIdle: boolean
}

const NEW_TABLE = { rows: 3, cols: 3, withHeaderRow: true }

/** Makes a table; within a table it opens the actions for it. */
export function TableTool({ editor, isTable, isIdle }: TableToolProps) {
  const t = useT()
  const icon = <IconTable size={18} aria-hidden />
  const insert = () => editor.chain().focus().insertTable(NEW_TABLE).run()
  if (!isTable) {
    return (
      <ToolButton name="table" label={t('rich_text', 'Insert table')} isIdle={isIdle} onClick={insert}>
        {icon}
      </ToolButton>
    )
  }
  return (
    <ToolMenu
      target={
        <ToolButton name="table" label={t('rich_text', 'Table')} isOn>
          {icon}
        </ToolButton>
      }
    >
      <TableEntries editor={editor} />
    </ToolMenu>
  )
}

function TableEntries({ editor }: { editor: Editor }) {
  const t = useT()
  const chain = () => editor.chain().focus()
  return (
    <>
      <MenuEntry mark={<IconRowInsertTop size={16} />} onClick={() => chain().addRowBefore().run()}>
        {t('rich_text', 'Row above')}
      </MenuEntry>
      <MenuEntry mark={<IconRowInsertBottom size={16} />} onClick={() => chain().addRowAfter().run()}>
        {t('rich_text', 'Row below')}
      </MenuEntry>
      <MenuEntry mark={<IconColumnInsertLeft size={16} />} onClick={() => chain().addColumnBefore().run()}>
        {t('rich_text', 'Column before')}
      </MenuEntry>
      <MenuEntry mark={<IconColumnInsertRight size={16} />} onClick={() => chain().addColumnAfter().run()}>
        {t('rich_text', 'Column after')}
      </MenuEntry>
      <MenuEntry mark={<IconTableRow size={16} />} onClick={() => chain().toggleHeaderRow().run()}>
        {t('rich_text', 'First row is a head')}
      </MenuEntry>
      <MenuEntry mark={<IconRowRemove size={16} />} onClick={() => chain().deleteRow().run()}>
        {t('rich_text', 'Delete row')}
      </MenuEntry>
      <MenuEntry mark={<IconColumnRemove size={16} />} onClick={() => chain().deleteColumn().run()}>
        {t('rich_text', 'Delete column')}
      </MenuEntry>
      <MenuEntry mark={<IconTrash size={16} />} isDanger onClick={() => chain().deleteTable().run()}>
        {t('rich_text', 'Delete table')}
      </MenuEntry>
    </>
  )
}
