import { CopyButton as Copying } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useT } from '#lib/i18n.ts'
import { IconButton } from './icon-button.tsx'

/** Puts a text on the clipboard; `label` says which text. */
export function CopyButton({ value, label }: { value: string; label: string }) {
  const t = useT()
  return (
    <Copying value={value}>
      {({ copied, copy }) => (
        <IconButton label={copied ? t('dialog', 'Copied') : label} size={24} onClick={copy}>
          {copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
        </IconButton>
      )}
    </Copying>
  )
}
