import { Tooltip } from '@mantine/core'
import { IconLanguage } from '@tabler/icons-react'
import { useFormat } from '#lib/format.ts'
import { useLanguage, useT } from '#lib/i18n.ts'
import classes from './language-mark.module.css'

/** Marks a text that is not translated yet and is shown in another language. */
export function LanguageMark({ language }: { language: string }) {
  const t = useT()
  const { languageName } = useFormat()
  if (language === useLanguage()) return null
  const text = t('faq_reader', 'Only in {language} so far', { language: languageName(language) })
  return (
    <Tooltip label={text}>
      <span className={classes.mark}>
        <IconLanguage size={14} aria-hidden />
        <span aria-hidden>{language.toUpperCase()}</span>
        <span className="visually-hidden">{text}</span>
      </span>
    </Tooltip>
  )
}
