import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import type { OrderFlow } from '@tracklane/contract/order-flow'
import { useState } from 'react'
import { CopyDialog } from '#features/order-flow-draft/copy/copy-dialog.tsx'
import { useEditing, useEditor } from '#features/order-flow-draft/flow-editor.store.ts'
import { changesOf } from '#features/order-flow-draft/rules/flow-draft.rules.ts'
import { useT } from '#lib/i18n.ts'
import type { Saving } from './saving.ts'

interface SaveButtonProps {
  flow: OrderFlow | undefined
  saving: Saving
}

/** Shows how many changes it saves. For a person who may only read the flow it makes a copy. */
export function SaveButton({ flow, saving }: SaveButtonProps) {
  const t = useT()
  const { isReadOnly } = useEditor()
  const count = useEditing(({ history }) => changesOf(history.base, history.draft).length)
  if (isReadOnly) return flow && <CopyButton flow={flow} />
  return (
    <Button loading={saving.isBusy} disabled={!saving.isDirty} aria-keyshortcuts="Control+S" onClick={saving.save}>
      {flow
        ? t('flow_editor', '{count, plural, =0 {Save} one {Save # change} other {Save # changes}}', { count })
        : t('flow_editor', '{count, plural, =0 {Save the copy} one {Save the copy with # change} other {Save the copy with # changes}}', {
            count,
          })}
    </Button>
  )
}

function CopyButton({ flow }: { flow: OrderFlow }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button leftSection={<IconCopy size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {t('record', 'Make our own copy')}
      </Button>
      {isOpen && <CopyDialog flow={flow} onClose={() => setOpen(false)} />}
    </>
  )
}
