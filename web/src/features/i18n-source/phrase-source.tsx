import { Button } from '@mantine/core'
import type { SourcePhrase } from '@tracklane/contract/i18n-source'
import { LogButton } from '#features/model-log/log-button.parts.tsx'
import { useRemoval } from '#kit/use-removal.ts'
import { formatDate } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import classes from './phrase-editor.module.css'
import { useRemovePhrase } from './phrases.api.ts'

/** The English text, when and where people saw it untranslated, and the button to delete it. */
export function PhraseSource({ row, onGone }: { row: SourcePhrase; onGone: () => void }) {
  const t = useT()
  const removal = useRemoval(useRemovePhrase(), row, onGone, {
    whom: t('phrases', 'If the product still uses the phrase, it comes back untranslated as soon as somebody sees it.'),
    nameOf: ({ message }) => message,
  })
  return (
    <div className={classes.source}>
      <div className={classes.label}>
        <span lang="en">English</span>
        <LogButton entity="i18n-source" id={row.id} name={row.message} />
      </div>
      <p className={row.message.includes('{') ? classes.code : classes.english} lang="en">
        {row.message}
      </p>
      <dl className={classes.facts}>
        <dt>{t('phrases', 'First seen')}</dt>
        <dd>{formatDate(row.first_seen_at, 'onlyDate')}</dd>
        {row.seen_count > 0 && (
          <>
            <dt>{t('phrases', 'Last seen')}</dt>
            <dd>
              {formatDate(row.last_seen_at, 'onlyDate')} <SeenAt path={row.last_seen_path} />
            </dd>
          </>
        )}
        <dt>{t('phrases', 'Untranslated')}</dt>
        <dd>{t('phrases', '{count, plural, =0 {never seen} one {seen # time} other {seen # times}}', { count: row.seen_count })}</dd>
      </dl>
      <Button size="compact-sm" variant="subtle" color="red" c="var(--status-red-text)" loading={removal.isSending} onClick={removal.ask}>
        {t('phrases', 'Delete phrase')}
      </Button>
    </div>
  )
}

/** A link to an address of the product; other reported texts are only shown. */
function SeenAt({ path }: { path: string | null }) {
  if (path === null) return null
  return /^\/(?![/\\])/.test(path) ? <a href={path}>{path}</a> : <span>{path}</span>
}
