import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { UserDraft } from '@tracklane/contract/user'
import { useState } from 'react'
import { configQueries } from '#features/config/config.api.ts'
import { useDraftForm } from '#kit/edit-form.ts'
import { RecordDrawer } from '#kit/record-drawer.tsx'
import { useT } from '#lib/i18n.ts'
import { FormSection, wide } from '#ui/form-section.tsx'
import { TemporaryPassword } from './password-field.tsx'
import { newPassword } from './temporary-password.ts'
import { useCreateUser } from './user.api.ts'
import type { Viewer } from './user.rules.ts'
import { UserFields } from './user-fields.tsx'
import { bodyOf, checkNewUser, newUser } from './user-form.ts'

interface NewUserProps {
  viewer: Viewer
  onClose: () => void
}

export function NewUser({ viewer, onClose }: NewUserProps) {
  const t = useT()
  const isInvited = useQuery(configQueries.get()).data?.password_mail === true
  const [initial] = useState(() => newUser(viewer, isInvited ? '' : newPassword()))
  const record = useDraftForm({
    initial,
    validate: checkNewUser,
    draftOf: (values) => UserDraft.parse(bodyOf(values)),
    create: useCreateUser(),
    onSaved: onClose,
    addedText: ({ name, invited }) =>
      invited ? t('user', '{name} is added and invited by mail', { name }) : t('record', '{name} is added', { name }),
  })
  return (
    <RecordDrawer title={t('user', 'New user')} saveLabel={t('user', 'Add user')} record={record} onClose={onClose}>
      <UserFields form={record.form} viewer={viewer} />
      <FormSection title={t('user', 'Sign-in')}>
        <div className={wide}>
          {record.form.values.password ? (
            <TemporaryPassword form={record.form} />
          ) : (
            <Invitation onPassword={() => record.form.setFieldValue('password', newPassword())} />
          )}
        </div>
      </FormSection>
    </RecordDrawer>
  )
}

/** In the place of a password that somebody would have to pass on. */
function Invitation({ onPassword }: { onPassword: () => void }) {
  const t = useT()
  return (
    <>
      <p>{t('user', 'A mail with a link goes to the address above: its owner chooses the password. The link holds for seven days.')}</p>
      <Button variant="default" onClick={onPassword}>
        {t('user', 'Give a temporary password instead')}
      </Button>
    </>
  )
}
