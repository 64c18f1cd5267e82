import { useDeferredValue, useMemo } from 'react'
import { useT } from '#lib/i18n.ts'
import classes from './phrase-editor.module.css'
import { previewOf } from './plural-preview.ts'

/** The plural with each sample number. */
export function PluralPreview({ text, language }: { text: string; language: string }) {
  const t = useT()
  const calm = useDeferredValue(text)
  const rows = useMemo(() => previewOf(calm, language), [calm, language])
  return (
    <div className={classes.preview}>
      <div className={classes.label}>{t('phrases', 'Preview')}</div>
      {rows.length === 0 && <p className={classes.dim}>{t('phrases', 'Shown as soon as the text can be read')}</p>}
      <dl className={classes.tried}>
        {rows.map(({ number, form, text: shown }) => (
          <div key={number} className={classes.try}>
            <dt>
              <span className={classes.number}>{number}</span> <span className={classes.dim}>{form}</span>
            </dt>
            <dd lang={language} data-missing={shown === undefined || undefined}>
              {shown ?? t('phrases', 'No form yet')}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
