import { Button, Group, Popover, TextInput } from '@mantine/core'
import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, type ReactElement, type ReactNode, useRef, useState } from 'react'
import { useT } from '#lib/i18n.ts'
import { ToolButton } from './tool-button.tsx'

interface AskedText {
  readonly label: string
  readonly description?: string
  readonly placeholder?: string
  readonly type?: 'url'
  readonly maxLength?: number
}

interface AskingToolProps {
  editor: Editor
  name: string
  label: string
  /** The name of the dialog. */
  title: string
  isOn?: boolean
  isIdle: boolean
  icon: ReactNode
  field: AskedText
  /** The first text of the field. */
  first?: () => string
  setLabel: string
  /** Takes the text, or returns the reason why it cannot. */
  onText: (text: string) => ReactElement | undefined
  /** Replaces the question: the button does this at once. */
  instead?: (() => void) | undefined
}

/** A button of the toolbar that asks for one text. When its dialog closes, the focus goes back to the editor. */
export function AskingTool({ editor, name, label, title, isOn, isIdle, icon, instead, ...form }: AskingToolProps) {
  const [isOpen, setOpen] = useState(false)
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
        <ToolButton name={name} label={label} isOn={isOn} isIdle={isIdle} onClick={instead ?? (() => setOpen(!isOpen))}>
          {icon}
        </ToolButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={title}>
        <AskingForm onClose={close} {...form} />
      </Popover.Dropdown>
    </Popover>
  )
}

type AskingFormProps = Pick<AskingToolProps, 'field' | 'first' | 'setLabel' | 'onText'> & { onClose: () => void }

/** No form element, since it stands within a form. */
function AskingForm({ field, first, setLabel, onText, onClose }: AskingFormProps) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<ReactElement>()

  const set = () => {
    const refused = onText(input.current?.value.trim() ?? '')
    if (refused) setError(refused)
    else onClose()
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
        ref={input}
        {...field}
        defaultValue={first?.()}
        autoComplete="off"
        error={error}
        onChange={() => setError(undefined)}
        onKeyDown={byKey}
        data-autofocus
        // At once: the first letters must not land in another text.
        autoFocus
      />
      <Group justify="flex-end" gap="xs" mt="sm">
        <Button variant="default" onClick={onClose}>
          {t('dialog', 'Cancel')}
        </Button>
        <Button onClick={set}>{setLabel}</Button>
      </Group>
    </>
  )
}
