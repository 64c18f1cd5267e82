import type { Faq } from '@tracklane/contract/faq'
import type { ReactNode } from 'react'
import { RichText } from '#ui/rich-text/rich-text.tsx'
import classes from './faq-reader.module.css'
import { FaqVoice } from './faq-voice.tsx'
import { LinkButton } from './link-button.tsx'

interface FaqAnswerProps {
  faq: Faq
  /** Its words are marked. */
  search?: string
  /** Other ways from here. */
  children?: ReactNode
}

/** An answer, whether it has helped, and its address. */
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
