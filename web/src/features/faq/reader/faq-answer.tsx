import { useClipboard } from '@mantine/hooks'
import { IconCheck, IconLink } from '@tabler/icons-react'
import type { Faq } from '@tracklane/contract/faq'
import type { ReactNode } from 'react'
import { useT } from '#lib/i18n.ts'
import { RichText } from '#ui/rich-text/rich-text.tsx'
import classes from './faq-reader.module.css'
import { FaqVoice } from './faq-voice.tsx'

interface FaqAnswerProps {
  faq: Faq
  /** Marks these words. */
  search?: string
  /** Further links. */
  children?: ReactNode
}

/** An answer, the vote whether it has helped, and its address. */
export function FaqAnswer({ faq, search, children }: FaqAnswerProps) {
  return (
    <>
      <div lang={faq.language}>
        <RichText html={faq.answer} search={search} />
      </div>
      <div className={classes.foot}>
        <FaqVoice faq={faq} />
        <span className={classes.ways}>
          <LinkButton id={faq.id} question={faq.question} />
          {children}
        </span>
      </div>
    </>
  )
}

/** Puts the address of a question on the clipboard; shows it where the browser does not allow that. */
function LinkButton({ id, question }: { id: number; question: string }) {
  const t = useT()
  const { copy, copied, error } = useClipboard()
  const link = `${window.location.origin}/faq/view?id=${id}`
  if (error) return <output className={classes.address}>{link}</output>
  const text = copied ? t('faq_reader', 'Link copied') : t('dialog', 'Copy link')
  return (
    <button type="button" className={classes.way} aria-label={`${text}: ${question}`} onClick={() => copy(link)}>
      {copied ? <IconCheck size={16} aria-hidden /> : <IconLink size={16} aria-hidden />}
      <span aria-live="polite">{text}</span>
    </button>
  )
}
