import { IconBuilding, IconUserShield, IconWorld } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { mayCallNow } from '@tracklane/contract/kit/acting'
import { ROLES, roleName } from '@tracklane/contract/kit/role'
import { type Account, isWhole, userEndpoints } from '@tracklane/contract/user'
import type { ReactNode } from 'react'
import { countryQueries } from '#features/country/country.api.ts'
import { LogItem } from '#features/model-log/log-button.parts.tsx'
import { organizationQueries } from '#features/organization/organization.api.ts'
import { ListPage } from '#kit/list-page.tsx'
import { useListSearch } from '#kit/list-search.ts'
import { usePhrase, useT } from '#lib/i18n.ts'
import { useMinute } from '#lib/use-minute.ts'
import { activeFilter } from '#ui/active-mark.tsx'
import { CardFace } from '#ui/card-face.tsx'
import { anyOf, anyRow, type FilterKind } from '#ui/filters/filter-kind.ts'
import { NewUser } from './new-user.tsx'
import { userQueries } from './user.api.ts'
import { hasManyOrganizations, type Viewer } from './user.rules.ts'
import { AccountMarks, seenText, useUserColumns } from './user-columns.tsx'
import { UserEdit, type UserSlots } from './user-drawer.tsx'
import { UserSearch } from './user-search.ts'

interface UserIndexPageProps extends UserSlots {
  viewer: Viewer
  /** The other lists of /user/. */
  tabs?: ReactNode
}

/** The screen /user/: the accounts and their roles. */
export function UserIndexPage({ viewer, tabs, ...slots }: UserIndexPageProps) {
  const t = useT()
  const client = useQueryClient()
  const list = useListSearch(UserSearch)
  const { openId, isNew, close } = list
  const mayAdd = mayCallNow(userEndpoints.create, viewer)
  return (
    <ListPage
      title={t('user', 'Users')}
      route="/user/"
      component="users"
      list={list}
      rows={useQuery(userQueries.page(list.query))}
      columns={useUserColumns(viewer)}
      nameOf={({ name }) => name}
      card={(account) => <UserFace account={account} isViewer={account.id === viewer.id} />}
      find={{ label: t('user', 'Search users'), placeholder: t('user', 'Name, email, phone') }}
      filters={useUserFilters(viewer)}
      ask={(filter) => client.fetchQuery(userQueries.page(list.queryWith(filter)))}
      none={{ title: t('user', 'No users yet'), text: t('user', 'Add the first one: they sign in with the password you pass on.') }}
      nothingFound={{ title: t('user', 'No user found'), text: t('user', 'Nobody matches the search and the filters.') }}
      menu={(account, back) => isWhole(account) && <LogItem entity="user" id={account.id} name={account.name} onClose={back} />}
      addLabel={mayAdd ? t('user', 'New user') : undefined}
      tabs={tabs}
      drawer={
        isNew && mayAdd ? (
          <NewUser viewer={viewer} onClose={close} />
        ) : (
          openId !== undefined && <UserEdit key={openId} id={openId} viewer={viewer} onClose={close} {...slots} />
        )
      }
    />
  )
}

type Kind = FilterKind<Record<string, unknown>>

function useUserFilters(viewer: Viewer): Kind[] {
  const t = useT()
  const say = usePhrase()
  const hasMany = hasManyOrganizations(viewer)
  const organizations = useQuery({ ...organizationQueries.list(), enabled: hasMany }).data ?? []
  const countries = useQuery(countryQueries.list()).data ?? []
  const roles = ROLES.map((value) => ({ value, label: say(roleName(value)) }))
  const role: Kind = { key: 'role', label: t('user', 'Role'), icon: IconUserShield, parts: ['role'], choices: anyOf('role', roles) }
  return [
    role,
    ...(hasMany ? [anyRow('organization_id', { label: t('user', 'Organization'), icon: IconBuilding, rows: organizations })] : []),
    anyRow('country_id', { label: t('user', 'Country'), icon: IconWorld, rows: countries }),
    activeFilter(t),
  ]
}

/** An account on a phone: name, role, and last sign-in. */
function UserFace({ account, isViewer }: { account: Account; isViewer: boolean }) {
  const t = useT()
  const say = usePhrase()
  const now = useMinute()
  const facts = [say(roleName(account.role)), isWhole(account) ? seenText(t, account.last_seen_at, now) : '']
  return <CardFace name={account.name} mark={<AccountMarks account={account} isViewer={isViewer} />} facts={facts} />
}
