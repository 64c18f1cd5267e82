import { UnstyledButton } from '@mantine/core'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import type { Editor } from '@tiptap/core'
import { type Translate, useT } from '#lib/i18n.ts'
import { MenuEntry } from '#ui/menu-entry.tsx'
import { keyText } from './key-text.ts'
import classes from './rich-text-editor.module.css'
import { useTool } from './roving.tsx'
import { ToolMenu } from './tool-menu.tsx'

const LEVELS = [1, 2, 3, 4, 5, 6] as const

interface StyleToolProps {
  editor: Editor
  /** The heading at the caret; 0 is plain text. */
  heading: number
}

/** A choice between plain text and six headings. */
export function StyleTool({ editor, heading }: StyleToolProps) {
  const t = useT()
  const tool = useTool('style')
  const name = nameOf(t, heading)
  return (
    <ToolMenu
      target={
        <UnstyledButton {...tool} className={classes.style} aria-label={t('rich_text', 'Style: {name}', { name })}>
          <span className={classes.styleName}>{name}</span>
          <IconChevronDown size={14} aria-hidden />
        </UnstyledButton>
      }
    >
      <MenuEntry
        mark={heading === 0 && <IconCheck size={16} />}
        aside={<Keys keys="Mod-Alt-0" />}
        onClick={() => editor.chain().focus().setParagraph().run()}
      >
        {nameOf(t, 0)}
      </MenuEntry>
      {LEVELS.map((level) => (
        <MenuEntry
          key={level}
          mark={heading === level && <IconCheck size={16} />}
          aside={<Keys keys={`Mod-Alt-${level}`} />}
          onClick={() => editor.chain().focus().setHeading({ level }).run()}
        >
          {nameOf(t, level)}
        </MenuEntry>
      ))}
    </ToolMenu>
  )
}

function nameOf(t: Translate, heading: number): string {
  return heading === 0 ? t('rich_text', 'Text') : t('rich_text', 'Heading {level}', { level: heading })
}

function Keys({ keys }: { keys: string }) {
  const t = useT()
  return (
    <span className={classes.keys} aria-hidden>
      {keyText(t, keys)}
    </span>
  )
}
