import type { QueryClient } from '@tanstack/react-query'
import {
  createLazyRoute,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { authQueries } from '#features/auth/auth.api.ts'
import { takePreviousRoute } from '#features/auth/previous-route.store.ts'
import { prepareMessages } from '#lib/i18n.ts'
import { parseSearch, stringifySearch, useCleanSearch } from '#lib/search.ts'
import { NotFoundPage, RouteErrorPage } from './error-page.tsx'
import { runGuards } from './guards.ts'
import { Root } from './root.tsx'
import type { RouterContext } from './router-context.ts'
import { screens as allScreens, type LoadedScreen, type Screen } from './screens.ts'

const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: NotFoundPage,
  errorComponent: RouteErrorPage,
})

const noMenuLayout = createRoute({ getParentRoute: () => rootRoute, id: 'no-menu' }).lazy(() =>
  import('./layouts/no-menu-layout.tsx').then((module) => createLazyRoute('/no-menu')({ component: module.NoMenuLayout })),
)

const defaultLayout = createRoute({ getParentRoute: () => rootRoute, id: 'default' }).lazy(async () => {
  const [{ DefaultLayout }] = await Promise.all([import('./layouts/default-layout.tsx'), prepareMessages()])
  return createLazyRoute('/default')({ component: DefaultLayout })
})

const loginRoute = createRoute({
  getParentRoute: () => noMenuLayout,
  path: '/login',
  beforeLoad: async ({ context }) => {
    const profile = await context.queryClient.ensureQueryData(authQueries.profile())
    if (profile && !profile.must_change_password) throw redirect({ href: takePreviousRoute(), replace: true })
  },
}).lazy(() => import('#features/auth/login.page.tsx').then((module) => createLazyRoute('/login')({ component: module.LoginPage })))

/** Addresses that only lead to the sign-in. */
const loginWays = ['/logout', '/callback'].map((path) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: () => {
      throw redirect({ to: '/login', replace: true })
    },
  }),
)

function screenRoute(screen: Screen, load: () => Promise<LoadedScreen>) {
  return createRoute({
    getParentRoute: () => defaultLayout,
    path: screen.path,
    beforeLoad: ({ context, location }) => runGuards(screen.guards, { queryClient: context.queryClient, href: location.href }),
  }).lazy(async () => {
    const { component, search } = await load()
    return createLazyRoute(screen.path)({ component: search ? withCleanSearch(component, search) : component })
  })
}

function withCleanSearch(Page: () => ReactNode, search: z.ZodObject) {
  return function CleanPage() {
    useCleanSearch(search)
    return <Page />
  }
}

interface RouterOptions {
  queryClient: QueryClient
  history?: RouterHistory
  /** The table of screens, for tests. */
  screens?: readonly Screen[]
}

export function createAppRouter({ queryClient, history, screens = allScreens }: RouterOptions) {
  const built = screens.flatMap((screen) => (screen.load ? [screenRoute(screen, screen.load)] : []))
  return createRouter({
    routeTree: rootRoute.addChildren([noMenuLayout.addChildren([loginRoute]), defaultLayout.addChildren(built), ...loginWays]),
    context: { queryClient, screens },
    trailingSlash: 'preserve',
    parseSearch,
    stringifySearch,
    notFoundMode: 'root',
    defaultPreload: 'intent',
    defaultErrorComponent: RouteErrorPage,
    scrollRestoration: true,
    ...(history && { history }),
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>
