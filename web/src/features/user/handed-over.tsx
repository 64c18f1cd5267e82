import { Button, CopyButton as Copying, Group, Modal } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useT } from '#lib/i18n.ts'
import { Callout } from '#ui/callout.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { DIALOG } from '#ui/dialog-size.ts'
import { SaveButton } from '#ui/save-button.tsx'
import { useReturnFocus } from '#ui/use-return-focus.ts'
import classes from './user.module.css'

/** An account with the password that somebody else has given it. */
export interface HandedOver {
  readonly name: string
  readonly email: string
  readonly password: string
}

/** Shows the data for the first sign-in once. Only its button closes the dialog, so that this cannot happen by mistake. */
export function HandedOverDialog({ account, onDone }: { account: HandedOver; onDone: () => void }) {
  const t = useT()
  useReturnFocus()
  const lines = [
    { label: t('user', 'Sign-in address'), value: `${window.location.origin}/login`, copy: t('dialog', 'Copy link') },
    { label: t('user', 'Login'), value: account.email, copy: t('user', 'Copy the login') },
    { label: t('user', 'Temporary password'), value: account.password, copy: t('user', 'Copy the password') },
  ]
  return (
    <Modal
      opened
      onClose={onDone}
      size={DIALOG.plain}
      title={t('user', 'Pass this on to {name}', { name: account.name })}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <Callout title={t('user', 'The password is not shown again. It must be changed at the first sign-in.')} />
      <dl className={classes.handedOver}>
        {lines.map(({ label, value, copy }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <code>{value}</code>
              <CopyButton value={value} label={copy} />
            </dd>
          </div>
        ))}
      </dl>
      <Group justify="flex-end" gap="xs" mt="lg">
        <CopyAll text={lines.map(({ label, value }) => `${label}: ${value}`).join('\n')} />
        <SaveButton type="button" onClick={onDone}>
          {t('dialog', 'Done')}
        </SaveButton>
      </Group>
    </Modal>
  )
}

function CopyAll({ text }: { text: string }) {
  const t = useT()
  return (
    <Copying value={text}>
      {({ copied, copy }) => (
        <Button
          variant="default"
          data-autofocus
          leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
          onClick={copy}
        >
          {copied ? t('dialog', 'Copied') : t('user', 'Copy all')}
        </Button>
      )}
    </Copying>
  )
}
