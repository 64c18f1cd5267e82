import type { QueryClient } from '@tanstack/react-query'
import { sortOf } from '@tracklane/contract/kit/page'
import { SIGN_IN_SORTS, SignInQuery } from '@tracklane/contract/sign-in'
import { USER_SORTS, UserQuery } from '@tracklane/contract/user'
import { z } from 'zod'
import { signInQueries } from '#features/sign-in/sign-in.api.ts'
import { listQueryOf, listSearch } from '#kit/list-search.ts'
import { userQueries } from './user.api.ts'

/** The query string of /user/: one of its two lists, and the open account. */
export const UserIndexSearch = listSearch(
  UserQuery.extend(SignInQuery.omit({ sort: true }).shape).extend({
    sort: sortOf([...USER_SORTS, ...SIGN_IN_SORTS]).optional(),
    tab: z.enum(['sign-in']).optional(),
  }),
)

/** The query string of the list of accounts. */
export const UserSearch = listSearch(UserQuery)

/** Asks early for the page of the address. */
export function startUsers(client: QueryClient, search: Record<string, unknown>): void {
  if (search.tab === 'sign-in') void client.prefetchQuery(signInQueries.page(listQueryOf(listSearch(SignInQuery), search)))
  else void client.prefetchQuery(userQueries.page(listQueryOf(UserSearch, search)))
}
