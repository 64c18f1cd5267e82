import { UserDraft } from '@tracklane/contract/user'
import { useState } from 'react'
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
  const [initial] = useState(() => newUser(viewer, newPassword()))
  const record = useDraftForm({
    initial,
    validate: checkNewUser,
    draftOf: (values) => UserDraft.parse(bodyOf(values)),
    create: useCreateUser(),
    onSaved: onClose,
    addedText: ({ name }) => t('record', '{name} is added', { name }),
  })
  return (
    <RecordDrawer title={t('user', 'New user')} saveLabel={t('user', 'Add user')} record={record} onClose={onClose}>
      <UserFields form={record.form} viewer={viewer} />
      <FormSection title={t('user', 'Sign-in')}>
        <div className={wide}>
          <TemporaryPassword form={record.form} />
        </div>
      </FormSection>
    </RecordDrawer>
  )
}
