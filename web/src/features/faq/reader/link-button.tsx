import { useClipboard } from '@mantine/hooks'
import { IconCheck, IconLink } from '@tabler/icons-react'
import { useT } from '#lib/i18n.ts'
import classes from './faq-reader.module.css'

/** Puts the address of a question on the clipboard; where the browser does not let us, it is there to be read. */
export function LinkButton({ id, question }: { id: number; question: string }) {
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
