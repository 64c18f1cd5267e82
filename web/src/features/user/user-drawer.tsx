import { Link } from '@tanstack/react-router'
import { mayCallNow } from '@tracklane/contract/kit/acting'
import { roleName } from '@tracklane/contract/kit/role'
import { type AccountName, isWhole, type UserDetail, type UserRow, userEndpoints } from '@tracklane/contract/user'
import { type ReactNode, useState } from 'react'
import { ChangesByButton } from '#features/model-log/changes-by-button.parts.tsx'
import { LogButton } from '#features/model-log/log-button.parts.tsx'
import { useEditForm } from '#kit/edit-form.ts'
import { OpenedDrawer, RecordDrawer, RowDrawer } from '#kit/record-drawer.tsx'
import { useRemoval } from '#kit/use-removal.ts'
import { type Translate, usePhrase, useT } from '#lib/i18n.ts'
import calm from '#ui/calm-link.module.css'
import { FormSection, wide } from '#ui/form-section.tsx'
import { AccessSection, Affected, useEffects } from './access-section.tsx'
import { type HandedOver, HandedOverDialog } from './handed-over.tsx'
import { useRemoveUser, userQueries, useUpdateUser } from './user.api.ts'
import classes from './user.module.css'
import { type Reach, reachOf, type Viewer } from './user.rules.ts'
import { userFields } from './user-columns.tsx'
import { UserFields } from './user-fields.tsx'
import { checkUser, userRules } from './user-form.ts'

/** Actions and parts of other features for an account. */
export interface UserSlots {
  tools?: ((user: UserRow, hasUnsaved: boolean) => ReactNode) | undefined
  beside?: ((user: UserRow) => ReactNode) | undefined
}

interface UserEditProps extends UserSlots {
  id: number
  viewer: Viewer
  onClose: () => void
}

export function UserEdit({ id, onClose, ...props }: UserEditProps) {
  const t = useT()
  return (
    <OpenedDrawer title={t('user', 'User')} row={userQueries.detail(id)} onClose={onClose}>
      {(row) => (isWhole(row) ? <OpenUser user={row} onClose={onClose} {...props} /> : <NamedAccount account={row} onClose={onClose} />)}
    </OpenedDrawer>
  )
}

function OpenUser({ user, viewer, tools, beside, onClose }: Omit<UserEditProps, 'id'> & { user: UserDetail }) {
  const t = useT()
  const { id, name } = user
  const reach = reachOf(viewer, user)
  const [handedOver, setHandedOver] = useState<HandedOver>()
  const record = useEditForm({
    opened: user,
    rules: userRules,
    validate: checkUser,
    update: useUpdateUser(),
    onSaved: () => {
      const { email, password } = record.form.values
      if (password) setHandedOver({ name, email: email.trim(), password })
      else onClose()
    },
    savedText: (saved) => savedText(t, user, saved),
  })
  const effects = useEffects(user, reach)
  const removal = useRemoval(useRemoveUser(), user, record.done, { whom: effects.deleted })
  return (
    <RowDrawer
      name={name}
      tools={
        <>
          {tools?.(user, record.isDirty)}
          {mayCallNow(userEndpoints.changes, viewer) && <ChangesByButton id={id} name={name} />}
          <LogButton entity="user" id={id} name={name} />
        </>
      }
      record={record}
      onClose={onClose}
      removal={reach === 'all' ? removal : undefined}
      fields={userFields(t)}
      readOnly={readOnlyText(t, reach)}
    >
      <UserFields form={record.form} viewer={viewer} user={user} isOwn={reach === 'own'} />
      {user.role === 'courier' && <LinkedCourier user={user} viewer={viewer} />}
      <Affected user={user} values={record.form.values} isDirty={record.isDirty} />
      <AccessSection record={record} user={user} reach={reach} effects={effects} />
      {beside?.(user)}
      {handedOver && <HandedOverDialog account={handedOver} onDone={onClose} />}
    </RowDrawer>
  )
}

function readOnlyText(t: Translate, reach: Reach): string | undefined {
  if (reach === 'acting') return t('user', 'Read only while you act as somebody else. Go back to change people.')
  return reach === 'none' ? t('user', 'Only somebody who stands above this account changes it') : undefined
}

function savedText(t: Translate, before: UserRow, { name, active }: UserRow): string {
  if (before.active === active) return t('record', '{name} is saved', { name })
  return active ? t('user', '{name} may sign in again', { name }) : t('user', '{name} is disabled and signed out', { name })
}

/** Shows as much of that account as this person may see. */
function NamedAccount({ account, onClose }: { account: AccountName; onClose: () => void }) {
  const t = useT()
  const say = usePhrase()
  const record = { isSending: false, save: onClose }
  const text = t('user', 'Only administrators are told more of this account')
  return (
    <RecordDrawer title={account.name} record={record} onClose={onClose} readOnly={text}>
      <p>{say(roleName(account.role))}</p>
    </RecordDrawer>
  )
}

/** The courier of the account, or a note that there is none yet. */
function LinkedCourier({ user, viewer }: { user: UserRow; viewer: Pick<Viewer, 'role'> }) {
  const t = useT()
  const { courier, courier_id } = user
  // Administrators have no screen with the list of couriers.
  const hasScreen = viewer.role === 'organization_admin'
  const name = courier_id !== null && courier !== null && { id: courier_id, text: courier }
  return (
    <FormSection title={t('courier', 'Courier')}>
      <p className={`${classes.seen} ${wide}`}>
        {name ? (
          hasScreen ? (
            <Link to="/courier/" search={{ id: name.id }} className={calm.link}>
              {name.text}
            </Link>
          ) : (
            name.text
          )
        ) : (
          <>
            {t('user', 'Not linked: nobody can assign orders to this account.')}{' '}
            {hasScreen && (
              <Link to="/courier/" search={{ new: true }} className={calm.link}>
                {t('user', 'Add the courier record')}
              </Link>
            )}
          </>
        )}
      </p>
    </FormSection>
  )
}
