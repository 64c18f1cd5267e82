import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { UserDetail, UserRow } from '@tracklane/contract/user'
import { sessionQueries } from '#features/session/session.api.ts'
import { type Translate, useT } from '#lib/i18n.ts'
import { useMinute } from '#lib/use-minute.ts'
import { Callout } from '#ui/callout.tsx'
import { ConcernedUses, useUsesText } from '#ui/concerned.tsx'
import { confirmAction } from '#ui/confirm-dialog.tsx'
import { FormSection, wide } from '#ui/form-section.tsx'
import { TemporaryPassword } from './password-field.tsx'
import { newPassword } from './temporary-password.ts'
import classes from './user.module.css'
import type { Reach } from './user.rules.ts'
import { seenText } from './user-columns.tsx'
import type { UserForm, UserValues } from './user-form.ts'

interface AccessSectionProps {
  effects: Effects
  record: { form: UserForm; isSending: boolean; saveWith: (change: Partial<UserValues>) => void }
  user: UserRow
  reach: Reach
}

/** The effects on others, in sentences. */
interface Effects {
  /** The places where the account is signed in, for an account below the person; empty where unknown. */
  readonly places: string
  readonly disabled: string
  readonly deleted: string
}

export function useEffects(user: UserDetail, reach: Reach): Effects {
  const t = useT()
  const { id, name, courier } = user
  const { data = [] } = useQuery({ ...sessionQueries.of(id), enabled: reach === 'all' })
  const places = placesText(t, name, data.length)
  const uses = useUsesText(user)
  const concerned = uses && t('user', 'It concerns {uses}.', { uses })
  return {
    places,
    disabled: sentences(places, concerned, t('user', '{name} cannot sign in until the account is enabled again.', { name })),
    deleted: sentences(places, concerned, courier ? courierText(t, courier) : ''),
  }
}

function sentences(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(' ')
}

function placesText(t: Translate, name: string, count: number): string {
  if (count === 0) return ''
  return t('user', '{name} is signed out at once, in {count, plural, one {# place} other {# places}}.', { name, count })
}

function courierText(t: Translate, courier: string): string {
  return t('user', 'The courier {courier} stays, without this account.', { courier })
}

/** Shows whether the person can sign in, and how. */
export function AccessSection({ record, user, reach, effects }: AccessSectionProps) {
  const t = useT()
  const now = useMinute()
  return (
    <FormSection title={t('user', 'Sign-in')}>
      <p className={`${classes.seen} ${wide}`}>
        {user.active
          ? t('user', 'Last seen: {moment}', { moment: seenText(t, user.last_seen_at, now) })
          : t('user', 'Disabled: cannot sign in')}
      </p>
      {reach === 'own' && (
        <p className={`${classes.seen} ${wide}`}>
          {t('user', 'This is your account: somebody else changes its rights. Your password is under your name.')}
        </p>
      )}
      {reach === 'all' && <Access record={record} user={user} effects={effects} />}
    </FormSection>
  )
}

function Access({ record, user, effects }: Omit<AccessSectionProps, 'reach'>) {
  const t = useT()
  const { form, isSending, saveWith } = record
  const { name, active } = user
  const disable = async () => {
    const confirmed = await confirmAction({
      title: t('user', 'Disable {name}?', { name }),
      message: effects.disabled,
      confirmLabel: t('user', 'Disable'),
    })
    if (confirmed) saveWith({ active: false })
  }
  return (
    <div className={`${classes.access} ${wide}`}>
      {form.values.password && <TemporaryPassword form={form} />}
      {form.values.password && effects.places && <Callout title={effects.places} />}
      <div className={classes.actions}>
        {!form.values.password && (
          <Button variant="default" onClick={() => form.setFieldValue('password', newPassword())}>
            {t('user', 'New password')}
          </Button>
        )}
        {active ? (
          <Button variant="default" onClick={() => void disable()} disabled={isSending}>
            {t('user', 'Disable')}
          </Button>
        ) : (
          <Button variant="default" onClick={() => saveWith({ active: true })} disabled={isSending}>
            {t('user', 'Enable')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Says what saving will change for the person. */
export function Affected({ user, values, isDirty }: { user: UserDetail; values: UserValues; isDirty: boolean }) {
  const t = useT()
  const { name, courier } = user
  const isMoved = values.organization_id !== user.organization_id
  const isElsewhere = isMoved || values.role !== user.role || values.country_id !== user.country_id
  const { email } = values
  const signsInAnew = email.trim().toLowerCase() !== user.email.toLowerCase() && /.@./.test(email)
  const isUnlinked = courier !== null && (isMoved || values.role !== user.role)
  return (
    <>
      <ConcernedUses row={user} isActive={user.active} isDirty={isDirty} />
      {isElsewhere && <Callout title={t('user', '{name} has the new rights from the next click on', { name })} />}
      {signsInAnew && <Callout title={t('user', '{name} signs in with {email} from then on', { name, email: email.trim() })} />}
      {isUnlinked && <Callout title={courierText(t, courier)} />}
    </>
  )
}
