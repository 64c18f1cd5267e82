import { Button, Group, SegmentedControl } from '@mantine/core'
import { MESSAGE_MAXIMUM, MessageDraft, WRITTEN_ROLES } from '@tracklane/contract/message'
import { useState } from 'react'
import { checkedBy, fieldErrors } from '#lib/form-errors.ts'
import { useT } from '#lib/i18n.ts'
import { newRequestKey } from '#lib/request-key.ts'
import { TextAreaField } from '#ui/fields/text-field.tsx'
import { SaveButton } from '#ui/save-button.tsx'
import { toastSuccess } from '#ui/toast.ts'
import { useSendMessage } from './message-sending.api.ts'
import classes from './new-message.module.css'
import { PeopleField } from './people-field.tsx'
import { RoleFields } from './role-fields.tsx'

interface NewMessageFormProps {
  organization_id: number | null
  onWritten: (isWritten: boolean) => void
  onCancel: () => void
  onDone: () => void
}

type Written = Partial<MessageDraft>
type Errors = Partial<Record<keyof MessageDraft, React.ReactNode>>

/** The form of a message. Several presses send it once: the key stays for an equal text to equal people. */
export function NewMessageForm({ organization_id, onWritten, onCancel, onDone }: NewMessageFormProps) {
  const t = useT()
  const [isToRole, setToRole] = useState(false)
  const [people, setPeople] = useState<Pick<Written, 'user_ids'>>({})
  const [role, setRole] = useState<Pick<Written, 'role' | 'organization_id' | 'country_id'>>({ role: WRITTEN_ROLES[0] })
  const [text, setText] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [key, setKey] = useState(newRequestKey)
  const send = useSendMessage()

  const change = (field: () => void) => {
    field()
    setErrors({})
    setKey(newRequestKey())
    onWritten(true)
  }
  const submit = () => {
    if (send.isPending) return
    const draft: Written = { ...(isToRole ? role : people), text }
    const problems: Errors = checkedBy(MessageDraft)(draft as MessageDraft) // the check also takes incomplete drafts
    if (isToRole && organization_id === null && draft.organization_id === undefined)
      problems.organization_id = t('message', 'Choose an organization')
    if (!isToRole && !draft.user_ids?.length) problems.user_ids = t('message', 'Choose at least one person')
    setErrors(problems)
    if (Object.keys(problems).length > 0) return
    send.mutate(
      { body: draft as MessageDraft, key },
      {
        onSuccess: ({ data }) => {
          toastSuccess(t('message', 'Sent to {count, plural, one {# person} other {# people}}', { count: data.receivers }))
          onDone()
        },
        onError: (refusal) => setErrors(fieldErrors(refusal)),
      },
    )
  }

  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <SegmentedControl
        aria-label={t('message', 'To')}
        value={isToRole ? 'role' : 'people'}
        onChange={(value) => change(() => setToRole(value === 'role'))}
        data={[
          { value: 'people', label: t('message', 'To people') },
          { value: 'role', label: t('message', 'To all of a role') },
        ]}
      />
      {isToRole ? (
        <RoleFields
          value={role}
          isOrganizationAsked={organization_id === null}
          errors={errors}
          onChange={(value) => change(() => setRole(value))}
        />
      ) : (
        <PeopleField
          value={people.user_ids ?? []}
          error={errors.user_ids}
          onChange={(user_ids) => change(() => setPeople(user_ids.length > 0 ? { user_ids } : {}))}
        />
      )}
      <TextAreaField
        label={t('message', 'Text')}
        description={t('message', '{count, plural, one {# character left} other {# characters left}}', {
          count: MESSAGE_MAXIMUM - text.length,
        })}
        required
        minRows={4}
        value={text}
        onChange={(value) => change(() => setText(value))}
        error={errors.text}
      />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onCancel}>
          {t('dialog', 'Cancel')}
        </Button>
        <SaveButton loading={send.isPending}>{t('message', 'Send')}</SaveButton>
      </Group>
    </form>
  )
}
