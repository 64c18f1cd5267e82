import { queryOptions, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { faqEndpoints } from '@tracklane/contract/faq'
import { onboardingArticleEndpoints } from '@tracklane/contract/onboarding-article'
import { useProfile } from '#features/auth/auth.api.ts'
import { call } from '#lib/http.ts'
import { HELP_TOPICS, type HelpTopic } from './help-topics.rules.ts'

const LONG = 10 * 60_000

/** Returns whether there is something to read: administrators may have hidden or deleted it. */
function isThere(topic: HelpTopic) {
  const query = { key: [topic] }
  return queryOptions({
    queryKey: ['help', topic],
    queryFn: async ({ signal }) => {
      const endpoint = HELP_TOPICS[topic] === 'faq' ? faqEndpoints.list : onboardingArticleEndpoints.list
      return (await call(endpoint, { query }, signal)).data.length > 0
    },
    staleTime: LONG,
    gcTime: LONG,
    meta: { silent: true },
  })
}

export interface HelpWay {
  readonly href: string
  readonly open: () => void
}

/** Returns the link to the answer; undefined where the person may not read it, or there is none. */
export function useHelpWay(topic: HelpTopic): HelpWay | undefined {
  const router = useRouter()
  const isReader = useProfile().role === 'logist'
  const { data } = useQuery({ ...isThere(topic), enabled: isReader })
  const [path, parameter] = HELP_TOPICS[topic] === 'faq' ? ['/faq/view', 'key'] : ['/onboarding', 'article_key']
  if (!isReader || !data || !Object.hasOwn(router.routesByPath, path)) return undefined
  const href = `${path}?${parameter}=${topic}`
  return { href, open: () => router.history.push(href) }
}
