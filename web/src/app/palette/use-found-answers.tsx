import { useDebouncedValue } from '@mantine/hooks'
import { IconBook, IconHelpCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { KnowledgeHit } from '@tracklane/contract/knowledge'
import { useProfile } from '#features/auth/auth.api.ts'
import { findsKnowledge, knowledgeQueries } from '#features/knowledge/knowledge.api.ts'
import { isOrderText } from './palette.rules.ts'
import type { Entry } from './use-entries.tsx'

/** Milliseconds after the last key, more than for orders, which come first. */
const REST = 150
const MOST = 4

/** Returns the questions and articles that answer the typed text. */
export function useFoundAnswers(typed: string): Entry[] {
  const router = useRouter()
  const { role } = useProfile()
  const text = typed.trim()
  const [asked] = useDebouncedValue(text, REST)
  const isAsking = findsKnowledge(role) && isOrderText(text) && asked === text
  const { data } = useQuery({ ...knowledgeQueries.search(asked), enabled: isAsking, placeholderData: undefined })
  if (!isAsking || !data) return []
  return data.hits
    .slice(0, MOST)
    .map((hit) => ({ value: `${hit.kind}:${hit.id}`, label: hit.title, icon: iconOf(hit), run: () => open(hit) }))

  function open({ kind, id }: KnowledgeHit) {
    return kind === 'faq'
      ? router.navigate({ to: '/faq/view', search: { id } })
      : router.navigate({ to: '/onboarding', search: { article: id } })
  }
}

function iconOf({ kind }: KnowledgeHit) {
  return kind === 'faq' ? <IconHelpCircle size={16} aria-hidden /> : <IconBook size={16} aria-hidden />
}
