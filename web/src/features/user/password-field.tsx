import { Group, TextInput } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { fieldOf } from '#lib/form-field.ts'
import { useT } from '#lib/i18n.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { newPassword } from './temporary-password.ts'
import classes from './user.module.css'
import type { UserForm } from './user-form.ts'

/** A password for somebody else's first sign-in: it is shown here and never again. */
export function TemporaryPassword({ form }: { form: UserForm }) {
  const t = useT()
  const { value, onChange, error } = fieldOf(form, 'password')
  return (
    <TextInput
      label={t('user', 'Temporary password')}
      description={t('user', 'Shown once more after saving, to be passed on. It must be changed at the next sign-in.')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={value}
      error={error}
      readOnly
      classNames={{ input: classes.password }}
      rightSectionWidth={100}
      rightSection={
        <Group gap={4} wrap="nowrap">
          <IconButton label={t('user', 'Another password')} size={24} onClick={() => onChange(newPassword())}>
            <IconRefresh size={14} aria-hidden />
          </IconButton>
          <CopyButton value={value} label={t('user', 'Copy the password')} />
        </Group>
      }
    />
  )
}
