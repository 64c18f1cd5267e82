import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { UserDraft, type UserRow } from '@tracklane/contract/user'
import { useRef, useState } from 'react'
import { configQueries } from '#features/config/config.api.ts'
import { useDraftForm } from '#kit/edit-form.ts'
import { RecordDrawer } from '#kit/record-drawer.tsx'
import { useT } from '#lib/i18n.ts'
import { FormSection, wide } from '#ui/form-section.tsx'
import { HandedOverDialog } from './handed-over.tsx'
import { NewCourierFields } from './new-courier-fields.tsx'
import { TemporaryPassword } from './password-field.tsx'
import { newPassword } from './temporary-password.ts'
import { useCreateUser } from './user.api.ts'
import classes from './user.module.css'
import type { Viewer } from './user.rules.ts'
import { UserFields } from './user-fields.tsx'
import { checkNewUser, draftOf, newUser } from './user-form.ts'

interface NewUserProps {
  viewer: Viewer
  onClose: () => void
}

/** The form of a new account, and of another one after "Save and add another". */
export function NewUser(props: NewUserProps) {
  const [count, setCount] = useState(0)
  return <OneNewUser key={count} {...props} onAnother={() => setCount(count + 1)} />
}

function OneNewUser({ viewer, onClose, onAnother }: NewUserProps & { onAnother: () => void }) {
  const t = useT()
  const isInvited = useQuery(configQueries.get()).data?.password_mail === true
  const [initial] = useState(() => newUser(viewer, isInvited ? '' : newPassword()))
  const [made, setMade] = useState<UserRow>()
  const asksForAnother = useRef(false)
  const hasCourier = viewer.role !== 'security'
  const leave = () => (asksForAnother.current ? onAnother() : onClose())
  const record = useDraftForm({
    initial,
    validate: (values) => checkNewUser(values, hasCourier),
    draftOf: (values) => UserDraft.parse(draftOf(values, hasCourier)),
    create: useCreateUser(),
    onSaved: (user) => (user.invited ? leave() : setMade(user)),
    addedText: ({ name, invited }) =>
      invited ? t('user', '{name} is added and invited by email', { name }) : t('record', '{name} is added', { name }),
  })
  const { form, save } = record
  const saveAnd = (another: boolean) => {
    asksForAnother.current = another
    save()
  }
  return (
    <RecordDrawer
      title={t('user', 'New user')}
      saveLabel={t('user', 'Add user')}
      record={{ ...record, save: () => saveAnd(false) }}
      onClose={onClose}
      footer={
        <Button variant="subtle" className={classes.another} disabled={record.isSending} onClick={() => saveAnd(true)}>
          {t('user', 'Save and add another')}
        </Button>
      }
    >
      <UserFields form={form} viewer={viewer} />
      {hasCourier && form.values.role === 'courier' && <NewCourierFields form={form} />}
      <FormSection title={t('user', 'Sign-in')}>
        <div className={wide}>
          {form.values.password ? (
            <TemporaryPassword form={form} />
          ) : (
            <Invitation onPassword={() => form.setFieldValue('password', newPassword())} />
          )}
        </div>
      </FormSection>
      {made && <HandedOverDialog account={{ ...made, password: form.values.password }} onDone={leave} />}
    </RecordDrawer>
  )
}

/** An invitation instead of a password that somebody would have to pass on. */
function Invitation({ onPassword }: { onPassword: () => void }) {
  const t = useT()
  return (
    <>
      <p>{t('user', 'An email with a link goes to the address above: its owner chooses the password. The link works for seven days.')}</p>
      <Button variant="default" onClick={onPassword}>
        {t('user', 'Give a temporary password instead')}
      </Button>
    </>
  )
}
