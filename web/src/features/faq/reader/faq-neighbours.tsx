import { useQuery } from '@tanstack/react-query'
import type { Faq } from '@tracklane/contract/faq'
import { faqReaderQueries } from '#features/faq/faq-reader.api.ts'
import { neighboursOf } from '#features/faq/faq-reading.rules.ts'
import { useT } from '#lib/i18n.ts'
import { TurnLink, Turns } from '#ui/turn-link.tsx'

/** The questions before and after it in its category. In its place: Back still leads to where one came from. */
export function FaqNeighbours({ faq }: { faq: Faq }) {
  const t = useT()
  const { data = [] } = useQuery(faqReaderQueries.ofCategory(faq.category_id))
  const { before, after } = neighboursOf(data, faq.id)
  return (
    <Turns label={t('faq_reader', 'More in {category}', { category: faq.category })}>
      {before && (
        <TurnLink to="/faq/view" search={{ id: before.id }} replace turn={t('faq_reader', 'Previous question')} words={before.language}>
          {before.question}
        </TurnLink>
      )}
      {after && (
        <TurnLink to="/faq/view" search={{ id: after.id }} replace isAfter turn={t('faq_reader', 'Next question')} words={after.language}>
          {after.question}
        </TurnLink>
      )}
    </Turns>
  )
}
