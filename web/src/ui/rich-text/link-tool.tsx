import { IconLink, IconLinkOff } from '@tabler/icons-react'
import type { Editor } from '@tiptap/core'
import { phrase } from '@tracklane/contract/kit/phrase'
import type { ReactElement } from 'react'
import { said } from '#lib/form-errors.ts'
import { useT } from '#lib/i18n.ts'
import { AskingTool } from './asking-tool.tsx'
import { linkAddress } from './link-address.rules.ts'

interface LinkToolProps {
  editor: Editor
  /** True where the caret is in a link: the button removes it. */
  isLink: boolean
  isIdle: boolean
}

const NO_ADDRESS = phrase('rich_text', 'This cannot be linked: an address begins with https://, http://, mailto:, tel: or /')

/** Asks for an address and makes a link of the selection. */
export function LinkTool({ editor, isLink, isIdle }: LinkToolProps) {
  const t = useT()
  const unlink = () => {
    // Moves the caret back: the words of the link would still be selected, and the next key would replace them.
    const { from, to } = editor.state.selection
    editor.chain().focus().extendMarkRange('link').unsetLink().setTextSelection({ from, to }).run()
  }
  return (
    <AskingTool
      editor={editor}
      name="link"
      label={isLink ? t('rich_text', 'Remove link') : t('rich_text', 'Link')}
      title={t('rich_text', 'Link')}
      isOn={isLink}
      isIdle={isIdle}
      icon={isLink ? <IconLinkOff size={18} aria-hidden /> : <IconLink size={18} aria-hidden />}
      field={{ label: t('rich_text', 'Address'), placeholder: 'https://', type: 'url' }}
      setLabel={t('rich_text', 'Set link')}
      onText={(typed) => link(editor, typed)}
      instead={isLink ? unlink : undefined}
    />
  )
}

/** Makes a link. Without a selection the address itself is the text. */
function link(editor: Editor, typed: string): ReactElement | undefined {
  if (typed === '') return
  const href = linkAddress(typed)
  if (!href) return said(NO_ADDRESS)
  const chain = editor.chain().focus()
  const marked = { type: 'text', text: typed, marks: [{ type: 'link', attrs: { href } }] }
  if (editor.state.selection.empty) chain.insertContent(marked).run()
  else chain.setLink({ href }).run()
}
