import { Button, Group, Popover, TextInput } from '@mantine/core'
import { IconLink, IconLinkOff } from '@tabler/icons-react'
import type { Editor } from '@tiptap/core'
import { phrase } from '@tracklane/contract/kit/phrase'
import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react'
import { said } from '#lib/form-errors.ts'
import { useT } from '#lib/i18n.ts'
import { linkAddress } from './link-address.rules.ts'
import { ToolButton } from './tool-button.tsx'

interface LinkToolProps {
  editor: Editor
  /** One stands in a link: pressing the button takes it away. */
  isLink: boolean
  isIdle: boolean
}

/** Asks for an address and makes a link of what is chosen. */
export function LinkTool({ editor, isLink, isIdle }: LinkToolProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const press = () => {
    // The caret goes back to where it was: the words of the link, still chosen, would be lost with the next key.
    const { from, to } = editor.state.selection
    if (isLink) editor.chain().focus().extendMarkRange('link').unsetLink().setTextSelection({ from, to }).run()
    else setOpen(!isOpen)
  }
  const close = () => {
    setOpen(false)
    editor.commands.focus()
  }
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      onDismiss={() => editor.commands.focus()}
      trapFocus
      withinPortal
      width={320}
      shadow="md"
      radius="md"
    >
      <Popover.Target popupType="dialog">
        <ToolButton
          name="link"
          label={isLink ? t('rich_text', 'Remove link') : t('rich_text', 'Link')}
          isOn={isLink}
          isIdle={isIdle}
          onClick={press}
        >
          {isLink ? <IconLinkOff size={18} aria-hidden /> : <IconLink size={18} aria-hidden />}
        </ToolButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('rich_text', 'Link')}>
        <LinkForm editor={editor} onClose={close} />
      </Popover.Dropdown>
    </Popover>
  )
}

const NO_ADDRESS = phrase('rich_text', 'This cannot be linked: an address begins with https://, http://, mailto:, tel: or /')

/** No form of its own: it stands within one. */
function LinkForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useT()
  const field = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<ReactElement>()

  const set = () => {
    const typed = field.current?.value ?? ''
    if (typed.trim() === '') return onClose()
    const href = linkAddress(typed)
    if (href) {
      link(editor, href, typed.trim())
      onClose()
    } else setError(said(NO_ADDRESS))
  }
  const byKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
    set()
  }

  return (
    <>
      <TextInput
        ref={field}
        label={t('rich_text', 'Address')}
        placeholder="https://"
        type="url"
        autoComplete="off"
        error={error}
        onChange={() => setError(undefined)}
        onKeyDown={byKey}
        data-autofocus
        // At once: the first letters of an address belong in no text.
        autoFocus
      />
      <Group justify="flex-end" gap="xs" mt="sm">
        <Button variant="default" onClick={onClose}>
          {t('dialog', 'Cancel')}
        </Button>
        <Button onClick={set}>{t('rich_text', 'Set link')}</Button>
      </Group>
    </>
  )
}

/** Where nothing is chosen the address itself is the text. */
function link(editor: Editor, href: string, typed: string): void {
  const chain = editor.chain().focus()
  const marked = { type: 'text', text: typed, marks: [{ type: 'link', attrs: { href } }] }
  if (editor.state.selection.empty) chain.insertContent(marked).run()
  else chain.setLink({ href }).run()
}
