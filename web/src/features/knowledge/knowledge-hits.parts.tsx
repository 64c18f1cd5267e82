import { IconBook, IconHelpCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { KnowledgeHit } from '@tracklane/contract/knowledge'
import { useT } from '#lib/i18n.ts'
import { LanguageMark } from '#ui/language-mark.tsx'
import classes from './knowledge-hits.module.css'
import { piecesOf } from './marks.rules.ts'

/** The found questions and articles, each a link with its best passage. */
export function KnowledgeHits({ hits, label }: { hits: readonly KnowledgeHit[]; label: string }) {
  const t = useT()
  return (
    <ul className={classes.hits} aria-label={label}>
      {hits.map((hit) => {
        const Icon = hit.kind === 'faq' ? IconHelpCircle : IconBook
        const kind = hit.kind === 'faq' ? t('knowledge', 'Question') : t('knowledge', 'Article')
        return (
          <li key={`${hit.kind} ${hit.id}`} className={classes.hit}>
            <Link {...addressOf(hit)} className={classes.title} data-hit>
              <Icon size={16} role="img" aria-label={kind} />
              <span lang={hit.language}>
                <Marked text={hit.title} marks={hit.title_marks} />
              </span>
              <LanguageMark language={hit.language} />
            </Link>
            <p className={classes.excerpt} lang={hit.language}>
              <Marked text={hit.excerpt} marks={hit.marks} />
            </p>
          </li>
        )
      })}
    </ul>
  )
}

function addressOf({ kind, id }: KnowledgeHit) {
  return kind === 'faq' ? ({ to: '/faq/view', search: { id } } as const) : ({ to: '/onboarding', search: { article: id } } as const)
}

function Marked({ text, marks }: { text: string; marks: KnowledgeHit['marks'] }) {
  return piecesOf(text, marks).map((piece) => (piece.isMarked ? <mark key={piece.from}>{piece.text}</mark> : piece.text))
}
