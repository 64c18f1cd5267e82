import { IconChevronRight, IconExternalLink } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Faq } from '@tracklane/contract/faq'
import { useId } from 'react'
import { excerptOf } from '#features/faq/faq-reading.rules.ts'
import { useT } from '#lib/i18n.ts'
import { Highlighted } from '#ui/highlighted.tsx'
import { LanguageMark } from '#ui/language-mark.tsx'
import { FaqAnswer } from './faq-answer.tsx'
import classes from './faq-reader.module.css'

interface FaqItemProps {
  faq: Faq
  /** The search that found it. */
  search: string
  isOpen: boolean
  onToggle: () => void
}

/** A question that opens to its answer. */
export function FaqItem({ faq, search, isOpen, onToggle }: FaqItemProps) {
  const t = useT()
  const id = useId()
  const { question, language } = faq
  const excerpt = isOpen ? '' : excerptOf(faq.answer, search)
  return (
    <li className={classes.item} data-open={isOpen || undefined}>
      <h3 className={classes.question}>
        <button type="button" data-hit aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          <IconChevronRight size={16} className={classes.chevron} aria-hidden />
          <span lang={language}>
            <Highlighted text={question} search={search} />
          </span>
          <LanguageMark language={language} />
        </button>
      </h3>
      {excerpt && (
        <p className={classes.excerpt} lang={language}>
          <Highlighted text={excerpt} search={search} />
        </p>
      )}
      <div id={id} className={classes.answer} hidden={!isOpen}>
        {isOpen && (
          <FaqAnswer faq={faq} search={search}>
            <Link
              to="/faq/view"
              search={{ id: faq.id }}
              className={classes.way}
              aria-label={`${t('faq_reader', 'Open alone')}: ${question}`}
            >
              <IconExternalLink size={16} aria-hidden />
              {t('faq_reader', 'Open alone')}
            </Link>
          </FaqAnswer>
        )}
      </div>
    </li>
  )
}
