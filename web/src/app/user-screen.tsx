import { mayCallNow } from '@tracklane/contract/kit/acting'
import { outranks } from '@tracklane/contract/kit/rank'
import { sessionEndpoints } from '@tracklane/contract/session'
import type { UserRow } from '@tracklane/contract/user'
import { useProfile } from '#features/auth/auth.api.ts'
import { ActAsButton } from '#features/impersonation/impersonate.parts.tsx'
import { AccountLock } from '#features/session/account-lock.parts.tsx'
import { PersonSessions } from '#features/session/person-sessions.parts.tsx'
import { RecentSignIns } from '#features/sign-in/recent-sign-ins.parts.tsx'
import { SignInTab } from '#features/sign-in/sign-in-tab.parts.tsx'
import { UserEdit } from '#features/user/user-drawer.tsx'
import { UserIndexPage } from '#features/user/user-index.page.tsx'
import { UserIndexSearch } from '#features/user/user-search.ts'
import { useT } from '#lib/i18n.ts'
import { useFilter } from '#lib/search.ts'
import { PageTabs } from '#ui/page-tabs.tsx'

/** The screen /user/, with the actions and facts of other features for an account. */
export function UserScreen() {
  const t = useT()
  const viewer = useProfile()
  const [{ tab }] = useFilter(UserIndexSearch)
  const lists = [
    { tab: undefined, label: t('sign-in', 'People') },
    { tab: 'sign-in', label: t('sign-in', 'Sign-ins') },
    ...(viewer.role === 'organization_admin' ? [{ tab: undefined, label: t('courier', 'Couriers'), to: '/courier/' }] : []),
  ]
  const tabs = <PageTabs label={t('sign-in', 'People and sign-ins')} tabs={lists} current={tab} />
  const slots = {
    tools: (user: UserRow, hasUnsaved: boolean) => <ActAsButton person={user} hasUnsaved={hasUnsaved} />,
    beside: (user: UserRow) => <AtTheDoor user={user} />,
  }
  if (tab !== 'sign-in') return <UserIndexPage viewer={viewer} tabs={tabs} {...slots} />
  const drawer = (id: number, close: () => void) => <UserEdit key={id} id={id} viewer={viewer} onClose={close} {...slots} />
  return <SignInTab route="/user/" tabs={tabs} drawer={drawer} />
}

/** Shows where an account is signed in, and the events at its sign-ins. */
function AtTheDoor({ user: { id, name, role } }: { user: UserRow }) {
  const viewer = useProfile()
  const mayEnd = mayCallNow(sessionEndpoints.endAll, viewer) && outranks(viewer.role, role)
  return (
    <>
      {mayEnd && <AccountLock userId={id} name={name} />}
      {mayEnd && <PersonSessions userId={id} name={name} />}
      <RecentSignIns userId={id} />
    </>
  )
}
