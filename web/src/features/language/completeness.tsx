import { Link } from '@tanstack/react-router'
import type { ManagedLanguage } from '@tracklane/contract/language'
import { type Translate, useT } from '#lib/i18n.ts'
import classes from './completeness.module.css'

type Translated = Pick<ManagedLanguage, 'char_code' | 'name' | 'phrases' | 'translated'>

/** Formats the translated share of a language; never 100 % while anything is missing. */
export function completenessText(t: Translate, { phrases, translated }: Translated): string {
  const share = phrases === 0 ? 100 : Math.floor((translated / phrases) * 100)
  const missing = phrases - translated
  return missing > 0
    ? t('language', '{share, number}% · {missing, number} missing', { share, missing })
    : t('language', '{share, number}%', { share })
}

/** The share, with a link to the missing phrases. */
export function Completeness({ language }: { language: Translated }) {
  const t = useT()
  const { char_code, name, phrases, translated } = language
  const text = completenessText(t, language)
  if (phrases === translated) return <span className={classes.text}>{text}</span>
  return (
    <Link to="/i18n/phrases/" search={{ missing_in: [char_code] }} className={classes.link}>
      {text} <span className="visually-hidden">{t('language', 'in {language}: show what is missing', { language: name })}</span>
    </Link>
  )
}
