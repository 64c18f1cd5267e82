import { roleName } from '@tracklane/contract/kit/role'
import { type Account, isWhole, type UserRow } from '@tracklane/contract/user'
import { useMemo } from 'react'
import { formatDate } from '#lib/format.ts'
import { type Translate, translatePhrase, useT } from '#lib/i18n.ts'
import { initials } from '#lib/initials.ts'
import { useMinute } from '#lib/use-minute.ts'
import { Name } from '#ui/card-face.tsx'
import type { ReadableField } from '#ui/conflicts.tsx'
import type { Column } from '#ui/data-table/column.ts'
import classes from './user.module.css'
import { hasCountry, hasManyOrganizations, seenAs, type Viewer } from './user.rules.ts'

export function useUserColumns(viewer: Viewer): readonly Column<Account>[] {
  const t = useT()
  const now = useMinute()
  const hasMany = hasManyOrganizations(viewer)
  return useMemo(
    () => [
      {
        id: 'name',
        label: t('user', 'Name'),
        width: 240,
        narrow: 180,
        sort: 'name',
        text: ({ name }) => name,
        cell: (account) => <PersonCell account={account} isViewer={account.id === viewer.id} />,
      },
      { id: 'role', label: t('user', 'Role'), width: 190, narrow: 188, sort: 'role', text: ({ role }) => translatePhrase(roleName(role)) },
      ...(hasMany ? [organizationColumn(t)] : []),
      {
        id: 'country_name',
        label: t('user', 'Country'),
        width: 140,
        narrow: 104,
        sort: 'country_name',
        text: (account) => countryText(t, account),
      },
      {
        id: 'last_seen_at',
        label: t('user', 'Last seen'),
        width: 140,
        narrow: 112,
        align: 'end',
        sort: 'last_seen_at',
        text: (account) => (isWhole(account) ? seenText(t, account.last_seen_at, now) : ''),
      },
      {
        id: 'email',
        label: t('user', 'Email'),
        width: 250,
        leavesUnder: 880,
        sort: 'email',
        text: (account) => (isWhole(account) ? account.email : ''),
      },
      {
        id: 'phone',
        label: t('user', 'Phone'),
        width: 150,
        isHidden: true,
        text: (account) => (isWhole(account) ? (account.phone ?? '') : ''),
      },
    ],
    [t, now, hasMany, viewer.id],
  )
}

function organizationColumn(t: Translate): Column<Account> {
  const text = (account: Account) => (isWhole(account) ? (account.organization ?? '') : '')
  return { id: 'organization', label: t('user', 'Organization'), width: 170, narrow: 140, leavesUnder: 740, sort: 'organization', text }
}

/** Returns the form's names of the fields, for conflicts with other people's changes. */
export function userFields(t: Translate): ReadableField<UserRow>[] {
  return [
    { id: 'first_name', label: t('user', 'First name'), text: ({ first_name }) => first_name },
    { id: 'last_name', label: t('user', 'Last name'), text: ({ last_name }) => last_name },
    { id: 'email', label: t('user', 'Email'), text: ({ email }) => email },
    { id: 'phone', label: t('user', 'Phone'), text: ({ phone }) => phone ?? '' },
    { id: 'role', label: t('user', 'Role'), text: ({ role }) => translatePhrase(roleName(role)) },
    { id: 'organization_id', label: t('user', 'Organization'), text: ({ organization }) => organization ?? '' },
    { id: 'country_id', label: t('user', 'Country'), text: (account) => countryText(t, account) },
    { id: 'active', label: t('user', 'Sign-in'), text: ({ active }) => (active ? t('user', 'Allowed') : t('user', 'Disabled')) },
  ]
}

function countryText(t: Translate, account: Account): string {
  if (!isWhole(account) || account.role === 'admin' || account.role === 'security') return ''
  return (hasCountry(account.role) && account.country_name) || t('user', 'Every country')
}

/** Formats a time: "today 17:40"; the whole date where it is long ago. */
export function seenText(t: Translate, at: string | null, now: number): string {
  const time = formatDate(at, 'onlyTime')
  switch (seenAs(at, now)) {
    case 'never':
      return t('user', 'never')
    case 'now':
      return t('user', 'now')
    case 'today':
      return t('user', 'today {time}', { time })
    case 'yesterday':
      return t('user', 'yesterday {time}', { time })
    case 'this year':
      return `${formatDate(at, 'onlyDayMonth')} ${time}`
    case 'before':
      return formatDate(at, 'onlyDate')
  }
}

export function Initials({ account }: { account: Account }) {
  return (
    <span className={classes.initials} aria-hidden>
      {initials(account)}
    </span>
  )
}

/** The state of an account at a glance. */
export function AccountMarks({ account, isViewer }: { account: Account; isViewer: boolean }) {
  const t = useT()
  return (
    <>
      {isViewer && <span className={classes.mark}>{t('user', 'You')}</span>}
      {isWhole(account) && !account.active && <span className={classes.mark}>{t('user', 'Disabled')}</span>}
    </>
  )
}

function PersonCell({ account, isViewer }: { account: Account; isViewer: boolean }) {
  return (
    <span className={classes.person} data-off={(isWhole(account) && !account.active) || undefined}>
      <Initials account={account} />
      <span className={classes.named}>
        <Name>{account.name}</Name>
        <AccountMarks account={account} isViewer={isViewer} />
      </span>
    </span>
  )
}
