import { Button, Group, Modal, Text } from '@mantine/core'
import { IconUserShare } from '@tabler/icons-react'
import { impersonationEndpoints } from '@tracklane/contract/impersonation'
import { mayActAs, mayCallNow } from '@tracklane/contract/kit/acting'
import type { User } from '@tracklane/contract/kit/person'
import { roleName } from '@tracklane/contract/kit/role'
import { type FormEvent, useState } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'
import { fieldErrors } from '#lib/form-errors.ts'
import { usePhrase, useT } from '#lib/i18n.ts'
import { DIALOG } from '#ui/dialog-size.ts'
import { TextAreaField } from '#ui/fields/text-field.tsx'
import onPhone from '#ui/icon-on-phone.module.css'
import { SaveButton } from '#ui/save-button.tsx'
import { useReturnFocus } from '#ui/use-return-focus.ts'
import { useStartActing } from './impersonation.api.ts'

type Person = Pick<User, 'id' | 'first_name' | 'last_name' | 'role' | 'organization_id' | 'active'>

interface ActAsProps {
  person: Person
  /** True where the form beside it has unsaved input: the dialog says that it will be lost. */
  hasUnsaved: boolean
}

/** Returns whether this person may act as another one now: not while acting already, and not as a disabled person. */
export function useMayActAs(): (person: Person) => boolean {
  const profile = useProfile()
  return (person) => mayCallNow(impersonationEndpoints.start, profile) && person.active && mayActAs(profile, person)
}

/** "Act as Jonas": asks for a reason and begins. Shows nothing where the person may not. */
export function ActAsButton({ person, hasUnsaved }: ActAsProps) {
  const t = useT()
  const mayAct = useMayActAs()
  const [isAsking, setAsking] = useState(false)
  if (!mayAct(person)) return null
  return (
    <>
      <Button
        variant="default"
        size="xs"
        className={onPhone.button}
        leftSection={<IconUserShare size={16} aria-hidden />}
        aria-label={t('impersonation', 'Act as {name}', { name: `${person.first_name} ${person.last_name}` })}
        onClick={() => setAsking(true)}
      >
        {t('impersonation', 'Act as {name}', { name: person.first_name })}
      </Button>
      {isAsking && <ActAsDialog person={person} hasUnsaved={hasUnsaved} onClose={() => setAsking(false)} />}
    </>
  )
}

/** Asks for the reason, which is kept in the person's sign-ins. */
export function ActAsDialog({ person, hasUnsaved, onClose }: ActAsProps & { onClose: () => void }) {
  const t = useT()
  const phrase = usePhrase()
  useReturnFocus()
  const [reason, setReason] = useState('')
  const start = useStartActing(person.id)
  const name = `${person.first_name} ${person.last_name}`
  const send = (event: FormEvent) => {
    event.preventDefault()
    start.mutate({ reason: reason.trim() || null })
  }
  return (
    <Modal
      opened
      onClose={onClose}
      size={DIALOG.plain}
      title={t('impersonation', 'Act as {name}', { name })}
      closeButtonProps={{ 'aria-label': t('dialog', 'Close') }}
    >
      <form noValidate onSubmit={send}>
        <Text size="sm" mb="md">
          {t(
            'impersonation',
            'For at most an hour you see and do what {name}, {role}, may. Every change is written down under both names.',
            {
              name,
              role: phrase(roleName(person.role)),
            },
          )}
        </Text>
        {hasUnsaved && (
          <Text size="sm" mb="md">
            {t('dialog', 'What you have changed here is not saved and will be lost.')}
          </Text>
        )}
        <TextAreaField
          label={t('impersonation', 'Reason')}
          isFirst
          value={reason}
          onChange={setReason}
          error={fieldErrors(start.error).reason}
        />
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t('dialog', 'Cancel')}
          </Button>
          <SaveButton loading={start.isPending || start.isSuccess}>
            {t('impersonation', 'Act as {name}', { name: person.first_name })}
          </SaveButton>
        </Group>
      </form>
    </Modal>
  )
}
