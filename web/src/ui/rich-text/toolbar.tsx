import { IconPhoto } from '@tabler/icons-react'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useT } from '#lib/i18n.ts'
import type { Insert } from '#ui/inserts/insert-menu.tsx'
import { DescriptionTool } from './description-tool.tsx'
import { InsertTool } from './insert-tool.tsx'
import { LinkTool } from './link-tool.tsx'
import classes from './rich-text-editor.module.css'
import { RovingProvider, useRoving } from './roving.tsx'
import { StyleTool } from './style-tool.tsx'
import { TableTool } from './table-tool.tsx'
import { ToolButton } from './tool-button.tsx'
import { type CaretState, placeOf, TOOLS, type Tool } from './tools.ts'

interface ToolbarProps {
  editor: Editor
  /** Undefined where pictures are not allowed. */
  onPicture: (() => void) | undefined
  /** Texts that can be inserted into this one. */
  inserts: readonly Insert[] | undefined
}

/** The tools for the text, as one stop of Tab; Alt F10 leads here from the text. */
export function Toolbar({ editor, onPicture, inserts }: ToolbarProps) {
  const t = useT()
  const { state, onKeyDown } = useRoving('style')
  const place = useEditorState({ editor, selector: (now) => placeOf(now.editor) })
  const tools = { editor, place }
  return (
    <RovingProvider value={state}>
      <div role="toolbar" aria-label={t('rich_text', 'Formatting')} className={classes.toolbar} onKeyDown={onKeyDown}>
        <div className={classes.group}>
          <StyleTool editor={editor} heading={place.heading} />
        </div>
        <Tools {...tools} list={TOOLS.marks} />
        <Tools {...tools} list={TOOLS.blocks} />
        <div className={classes.group}>
          <LinkTool editor={editor} isLink={place.isLink} isIdle={!place.possible.link} />
          {onPicture && (
            <ToolButton name="picture" label={t('rich_text', 'Picture')} isIdle={!place.possible.picture} onClick={onPicture}>
              <IconPhoto size={18} aria-hidden />
            </ToolButton>
          )}
          {onPicture && <DescriptionTool editor={editor} isPicture={place.isPicture} />}
          <TableTool editor={editor} isTable={place.isTable} isIdle={!place.possible.table} />
          {inserts && <InsertTool editor={editor} inserts={inserts} />}
        </div>
        <Tools {...tools} list={TOOLS.steps} />
      </div>
    </RovingProvider>
  )
}

function Tools({ editor, place, list }: { editor: Editor; place: CaretState; list: readonly Tool[] }) {
  const t = useT()
  return (
    <div className={classes.group}>
      {list.map(({ name, label, icon: Icon, keys, run }) => (
        <ToolButton
          key={name}
          name={name}
          label={label(t)}
          keys={keys}
          isOn={place.active[name]}
          isIdle={!place.active[name] && place.possible[name] === false}
          onClick={() => run(editor.chain().focus()).run()}
        >
          <Icon size={18} aria-hidden />
        </ToolButton>
      ))}
    </div>
  )
}
