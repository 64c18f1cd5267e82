import { IconAlt } from '@tabler/icons-react'
import type { Editor } from '@tiptap/core'
import { useT } from '#lib/i18n.ts'
import { AskingTool } from './asking-tool.tsx'

/** Changes the description of the chosen picture. */
export function DescriptionTool({ editor, isPicture }: { editor: Editor; isPicture: boolean }) {
  const t = useT()
  const describe = (alt: string) => {
    const { from } = editor.state.selection
    editor.chain().focus().updateAttributes('image', { alt }).setNodeSelection(from).run()
    return undefined
  }
  const label = t('rich_text', 'Description of the picture')
  return (
    <AskingTool
      editor={editor}
      name="description"
      label={label}
      title={label}
      isIdle={!isPicture}
      icon={<IconAlt size={18} aria-hidden />}
      field={{
        label: t('rich_text', 'Description'),
        description: t('rich_text', 'Read aloud to those who cannot see the picture'),
        maxLength: MAX_DESCRIPTION,
      }}
      first={() => String(editor.getAttributes('image').alt ?? '')}
      setLabel={t('rich_text', 'Set description')}
      onText={describe}
    />
  )
}

/** The most characters of a description. */
export const MAX_DESCRIPTION = 200
