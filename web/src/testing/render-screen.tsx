import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { authEndpoints, type Profile } from '@tracklane/contract/auth'
import { type ClientConfig, configEndpoints } from '@tracklane/contract/config'
import { faqEndpoints } from '@tracklane/contract/faq'
import { homeEndpoints } from '@tracklane/contract/home'
import { i18nEndpoints } from '@tracklane/contract/i18n'
import type { Role } from '@tracklane/contract/kit/role'
import { messageEndpoints } from '@tracklane/contract/message'
import { onboardingArticleEndpoints } from '@tracklane/contract/onboarding-article'
import { orderFlowEndpoints } from '@tracklane/contract/order-flow'
import { Providers } from '#app/providers.tsx'
import { createAppRouter } from '#app/router.tsx'
import type { Screen } from '#app/screen.ts'
import { watchSession } from '#app/session.ts'
import { queryClient } from '#lib/query-client.ts'
import { answer, refuse } from './answer.ts'
import { EMPTY_HOME } from './empty-home.ts'
import { giveSession } from './give-session.ts'
import { onePage } from './one-page.ts'

const AT = '2026-03-01T08:00:00.000Z'

export function profileOf(role: Role, changes: Partial<Profile> = {}): Profile {
  return {
    id: 7,
    first_name: 'Ann',
    last_name: 'Lee',
    email: 'ann@example.test',
    phone: null,
    role,
    country_id: 1,
    organization_id: 1,
    language: null,
    theme: null,
    active: true,
    onboarding: { hide_welcome: true, hide_menu_tour: true, hide_kanban_tour: true, hide_onboarding_tour: true, hide_setup_guide: true },
    last_login_at: AT,
    created_at: AT,
    updated_at: AT,
    impersonator: null,
    must_change_password: false,
    message_settings: [],
    version: 1,
    ...changes,
  }
}

interface Options {
  /** The signed-in person; by default a visitor. */
  as?: Role | Profile
  /** Screens instead of the product's. */
  screens?: readonly Screen[]
}

/** Renders the whole app at that address. Answers that the test has set go before the defaults. */
export function renderScreen(url: string, { as, screens }: Options = {}) {
  const profile = typeof as === 'string' ? profileOf(as) : as
  answerDefaults(profile)
  if (profile) giveSession()

  const router = createAppRouter({ queryClient, history: createMemoryHistory({ initialEntries: [url] }), ...(screens && { screens }) })
  watchSession(router)
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  )
  return router
}

export function clientConfig(brand: string): ClientConfig {
  return { brand, password_mail: false, realtime: { key: 'k', host: null, port: 0, scheme: 'http' } }
}

function answerDefaults(profile: Profile | undefined): void {
  const data = { ...EMPTY_HOME, courier: { id: 9, name: 'Felix Hartmann' } }
  answer(authEndpoints.csrfCookie, undefined, { isDefault: true })
  answer(configEndpoints.get, { data: clientConfig('Tracklane') }, { isDefault: true })
  answer(i18nEndpoints.languageIndex, { data: LANGUAGES }, { isDefault: true })
  answer(i18nEndpoints.translationIndex, { data: {} }, { isDefault: true })
  answer(homeEndpoints.numbers, { data }, { isDefault: true })
  answer(homeEndpoints.trend, { data: [] }, { isDefault: true })
  // No help text belongs to the screen.
  answer(faqEndpoints.list, onePage([]), { isDefault: true })
  answer(onboardingArticleEndpoints.list, onePage([]), { isDefault: true })
  answer(messageEndpoints.list, { data: [], meta: { ...PAGE, unread: 0 } }, { isDefault: true })
  answer(orderFlowEndpoints.default, { data: FLOW }, { isDefault: true })
  if (profile) answer(authEndpoints.profile, { data: profile }, { isDefault: true })
  else refuse(authEndpoints.profile, 401, { message: 'Unauthenticated.' }, { isDefault: true })
}

const PAGE = { current_page: 1, per_page: 25, total: 0, last_page: 1 }

const LANGUAGES = [
  { id: 1, name: 'English', char_code: 'en', source_language: true, active: true },
  { id: 2, name: 'Deutsch', char_code: 'de', source_language: false, active: true },
]

const FLOW = {
  id: 1,
  name: 'Default',
  organization_id: null,
  country_id: null,
  is_default: true,
  links: [],
  version: 1,
  created_at: AT,
  updated_at: AT,
}
