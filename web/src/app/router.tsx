import '#features/auth/reset-token.ts'
import type { QueryClient } from '@tanstack/react-query'
import {
  createLazyRoute,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  type RouterHistory,
  redirect,
  type SearchSchemaInput,
} from '@tanstack/react-router'
import type { z } from 'zod'
import { authQueries } from '#features/auth/auth.api.ts'
import { takePreviousRoute } from '#features/auth/previous-route.store.ts'
import { prepareMessages } from '#lib/i18n.ts'
import { parseSearch, stringifySearch } from '#lib/search.ts'
import { LoadingBar } from '#ui/loading-bar.tsx'
import { NotFoundPage, RouteErrorPage } from './error-page.tsx'
import { runGuards } from './guards.ts'
import { Preferences } from './preferences.tsx'
import type { RouterContext } from './router-context.ts'
import type { Screen } from './screen.ts'
import { componentOf, startData } from './screen-loading.tsx'
import { screens as allScreens } from './screens.ts'

const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: NotFoundPage,
  errorComponent: RouteErrorPage,
})

// Lazy components are set in separate statements: the routes give them their types and cannot take types from them at the same time.
const noMenuLayout = createRoute({ getParentRoute: () => rootRoute, id: 'no-menu' })
noMenuLayout.lazy(() =>
  import('./layouts/no-menu-layout.tsx').then((module) => createLazyRoute('/no-menu')({ component: module.NoMenuLayout })),
)

const defaultLayout = createRoute({ getParentRoute: () => rootRoute, id: 'default' })
defaultLayout.lazy(async () => {
  const [{ DefaultLayout }] = await Promise.all([import('./layouts/default-layout.tsx'), prepareMessages()])
  return createLazyRoute('/default')({ component: DefaultLayout })
})

const loginRoute = createRoute({
  getParentRoute: () => noMenuLayout,
  path: '/login',
  beforeLoad: async ({ context }): Promise<void> => {
    const profile = await context.queryClient.ensureQueryData(authQueries.profile())
    // The link of a mail leads to choosing a password, even if somebody is signed in here.
    if (profile && !profile.must_change_password && !window.resetToken) throw redirect({ href: takePreviousRoute(), replace: true })
  },
})
loginRoute.lazy(() =>
  import('#features/auth/login.page.tsx').then((module) => createLazyRoute('/no-menu/login')({ component: module.LoginPage })),
)

/** For customers; a signed-in person sees the same. */
const refusalRoute = createRoute({ getParentRoute: () => noMenuLayout, path: '/message-refusal' })
refusalRoute.lazy(async () => {
  const [{ MessageRefusalPage }] = await Promise.all([import('#features/message-refusal/message-refusal.page.tsx'), prepareMessages()])
  return createLazyRoute('/no-menu/message-refusal')({ component: MessageRefusalPage })
})

/** Addresses that only lead to the sign-in. */
const loginWays = ['/logout', '/callback'].map((path) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: (): void => {
      throw redirect({ to: '/login', replace: true })
    },
  }),
)

/**
 * Makes the route of a screen. The schema is only a type here: it comes with the screen's code and reads the address there (`useFilter`).
 */
function screenRoute<const Path extends string, Schema extends z.ZodObject>(screen: Screen<Path, Schema>) {
  const route = createRoute({
    getParentRoute: () => defaultLayout,
    path: screen.path,
    validateSearch: (search: Partial<z.input<Schema>> & SearchSchemaInput): Partial<z.input<Schema>> => search,
    beforeLoad: ({ context, location }): Promise<void> =>
      runGuards(screen.guards, { queryClient: context.queryClient, href: location.href }),
    loader: ({ context, location, cause }): void => {
      if (cause === 'enter') startData(screen, context.queryClient, location.search)
    },
  })
  route.lazy(async () => createLazyRoute(route.id as never)({ component: await componentOf(screen) })) // the id is a plain string
  return route
}

interface RouterOptions {
  queryClient: QueryClient
  history?: RouterHistory
  /** The table of screens; tests pass their own. */
  screens?: readonly Screen[]
}

export function createAppRouter({ queryClient, history, screens = allScreens }: RouterOptions) {
  const built = screens.filter((screen) => screen.load).map((screen) => screenRoute(screen)) as unknown as ScreenRoutes // of the product's table
  return createRouter({
    routeTree: rootRoute.addChildren([
      noMenuLayout.addChildren([loginRoute, refusalRoute]),
      defaultLayout.addChildren(built),
      ...loginWays,
    ]),
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

type ScreenRoutes = { -readonly [Place in keyof typeof allScreens]: RouteOf<(typeof allScreens)[Place]> }
type RouteOf<One> = One extends Screen<infer Path, infer Schema> ? ReturnType<typeof screenRoute<Path, Schema>> : never

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}

type AppRouter = ReturnType<typeof createAppRouter>

/** The frame around every page, in any layout. */
function Root() {
  return (
    <>
      <LoadingBar />
      <Preferences />
      <Outlet />
    </>
  )
}
