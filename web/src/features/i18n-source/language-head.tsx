import type { Language } from '@tracklane/contract/i18n'
import { useT } from '#lib/i18n.ts'
import { completeness } from './next-missing.rules.ts'
import classes from './phrase-grid.module.css'

/** A language and how far it is there: in words, and as a bar. */
export function LanguageHead({ language, total, missing }: { language: Language; total: number; missing: number }) {
  const t = useT()
  return (
    <>
      <div className={classes.language}>
        <span>
          <span lang={language.char_code}>{language.name}</span>
          {!language.active && ` · ${t('record', 'Inactive')}`}
        </span>
        <span className={classes.progress}>
          {missing === 0 ? '100%' : t('phrases', '{count, plural, one {# missing} other {# missing}}', { count: missing })}
        </span>
      </div>
      <div className={classes.bar} aria-hidden>
        <div style={{ width: `${completeness(total, missing)}%` }} />
      </div>
    </>
  )
}
