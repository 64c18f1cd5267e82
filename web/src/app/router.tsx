import type { QueryClient } from '@tanstack/react-query'
import {
  createLazyRoute,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  type RouterHistory,
  redirect,
  type SearchMiddleware,
} from '@tanstack/react-router'
import type { z } from 'zod'
import { authQueries } from '#features/auth/auth.api.ts'
import { takePreviousRoute } from '#features/auth/previous-route.ts'
import { prepareMessages } from '#lib/i18n.ts'
import { lenient, parseSearch, searchDefaults, stringifySearch } from '#lib/search.ts'
import { NotFoundPage, RouteErrorPage } from './error-page.tsx'
import { runGuards } from './guards.ts'
import { Root } from './root.tsx'
import type { RouterContext } from './router-context.ts'
import { screens as allScreens, type Screen } from './screens.ts'

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

function screenRoute(screen: Screen, load: NonNullable<Screen['load']>) {
  const { search } = screen
  return createRoute({
    getParentRoute: () => defaultLayout,
    path: screen.path,
    ...(search && { validateSearch: lenient(search), search: { middlewares: [withoutDefaults(search)] } }),
    beforeLoad: ({ context, location }) => runGuards(screen.guards, { queryClient: context.queryClient, href: location.href }),
  }).lazy(async () => createLazyRoute(screen.path)({ component: await load() }))
}

/** What the schema assumes anyway has no place in the address. */
function withoutDefaults(schema: z.ZodObject): SearchMiddleware<Record<string, unknown>> {
  const defaults = searchDefaults(schema)
  return ({ search, next }) => Object.fromEntries(Object.entries(next(search)).filter(([key, value]) => value !== defaults[key]))
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
    // What a route does not declare is not carried along.
    search: { strict: true },
    notFoundMode: 'root',
    defaultPreload: 'intent',
    defaultErrorComponent: RouteErrorPage,
    scrollRestoration: true,
    ...(history && { history }),
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>
