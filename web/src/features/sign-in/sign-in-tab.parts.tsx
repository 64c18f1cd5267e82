import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type SignIn, SignInQuery } from '@tracklane/contract/sign-in'
import { type ReactNode, useMemo } from 'react'
import { ListPage } from '#kit/list-page.tsx'
import { listSearch, useListSearch } from '#kit/list-search.ts'
import { formatDate } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import { stringifySearch } from '#lib/search.ts'
import { CardFace } from '#ui/card-face.tsx'
import { signInQueries } from './sign-in.api.ts'
import { useSignInColumns } from './sign-in-columns.tsx'
import { useSignInFilters } from './sign-in-filters.tsx'
import { nameOf } from './sign-in-words.rules.ts'
import { WhatHappened } from './what-happened.tsx'

const SignInSearch = listSearch(SignInQuery)

interface SignInTabProps {
  route: string
  tabs: ReactNode
  /** Renders the account of a row beside the list. */
  drawer: (userId: number, onClose: () => void) => ReactNode
}

/**
 * The events at sign-ins, beside the list of people. A row leads to its person; a row without an account leads to all attempts with that
 * login.
 */
export function SignInTab({ route, tabs, drawer }: SignInTabProps) {
  const t = useT()
  const client = useQueryClient()
  const list = useListSearch(SignInSearch)
  const rows = useQuery(signInQueries.page(list.query))
  const { openId, close } = list
  return (
    <ListPage
      title={t('sign-in', 'Sign-ins')}
      route={route}
      component="sign-ins"
      list={{ ...list, ...leadingToPeople(list, rows.data?.data ?? []), openId: undefined }}
      rows={rows}
      columns={useSignInColumns()}
      nameOf={nameOf}
      card={(row) => (
        <CardFace
          name={nameOf(row)}
          mark={formatDate(row.created_at, 'fullDate')}
          facts={[<WhatHappened key="what" signIn={row} />, row.ip ?? '']}
        />
      )}
      find={{ label: t('sign-in', 'Search sign-ins'), placeholder: t('sign-in', 'Name, login, address') }}
      filters={useSignInFilters(usePeople(list.search.user_id, rows.data?.data))}
      ask={(filter) => client.fetchQuery(signInQueries.page(list.queryWith(filter)))}
      none={{
        title: t('sign-in', 'No sign-ins yet'),
        text: t('sign-in', 'Whoever signs in, or is refused, appears here with time and address.'),
      }}
      nothingFound={{ title: t('sign-in', 'No sign-in found'), text: t('record', 'Nothing matches the search and the filters.') }}
      tabs={tabs}
      drawer={openId !== undefined && drawer(openId, close)}
    />
  )
}

/** Returns the people for the filter, with their names where the list has rows of theirs. */
function usePeople(ids: readonly number[] | undefined, rows: readonly SignIn[] | undefined) {
  return useMemo(
    () => (ids ?? []).map((value) => ({ value, label: rows?.find(({ user_id }) => user_id === value)?.name ?? `#${value}` })),
    [ids, rows],
  )
}

type List = Pick<ReturnType<typeof useListSearch>, 'open' | 'hrefOf' | 'patch'>

function leadingToPeople(list: List, rows: readonly SignIn[]): Pick<List, 'open' | 'hrefOf'> {
  const find = (id: number) => rows.find((row) => row.id === id)
  return {
    open: (id) => {
      const row = find(id)
      if (row?.user_id) return list.open(row.user_id)
      return list.patch({ search: row?.email })
    },
    hrefOf: (id) => {
      const row = find(id)
      return row?.user_id ? list.hrefOf(row.user_id) : stringifySearch({ tab: 'sign-in', search: row?.email })
    },
  }
}
