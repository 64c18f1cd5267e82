import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { groupWays, knownAddresses } from './addresses.ts'
import { createAppRouter } from './router.tsx'

const bare = (path: string): string => path.replace(/(?<=.)\/$/, '')

it('the server gets every address that the router knows, and no other', () => {
  const router = createAppRouter({ queryClient: new QueryClient() })
  const routes = Object.keys(router.routesByPath).map(bare)
  expect([...new Set(knownAddresses().map(bare))].sort()).toEqual([...new Set(routes)].sort())
})

it('the address of a menu group leads to its first screen', () => {
  expect(Object.fromEntries(groupWays())).toEqual({
    '/kanban': '/kanban/board',
    '/i18n': '/i18n/languages/',
    '/onboarding-admin': '/onboarding-admin/section/',
    '/faq-admin': '/faq-admin/category/',
    '/notification': '/notification/templates/',
  })
})
