import { useRouter } from '@tanstack/react-router'
import type { LogEntry } from '@tracklane/contract/model-log'
import { closeLog } from '#features/model-log/model-log.store.ts'
import type { Reader } from '#features/order/order-fields.rules.ts'
import { formatDate } from '#lib/format.ts'
import { useLanguage, usePhrase, useT } from '#lib/i18n.ts'
import calm from '#ui/calm-link.module.css'
import type { ShownLog } from './change-log.api.ts'
import classes from './change-log.module.css'
import { actionText, inReadingOrder, logField, type ShownEntry } from './log-fields.rules.ts'
import { logValue } from './log-words.rules.ts'

/** A page of a log: changes of parts of the row stand among the row's own changes, by time. */
export function LogEntries({ log, currency }: { log: ShownLog; currency: string | undefined }) {
  return (
    <ol className={classes.log}>
      {entriesOf(log).map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id, and keep nothing of their own
        <Entry key={index} entry={entry} currency={currency} />
      ))}
    </ol>
  )
}

function entriesOf({ logs, relations = {} }: ShownLog): ShownEntry[] {
  const related = Object.entries(relations).flatMap(([entity, entries]) => entries.map((entry) => ({ ...entry, entity })))
  return [...logs, ...related].sort((left, right) => right.date.localeCompare(left.date))
}

function Entry({ entry, currency }: { entry: ShownEntry; currency: string | undefined }) {
  const t = useT()
  const reader: Reader = { t, toText: usePhrase(), language: useLanguage(), currency: currencyOf(entry, currency) }
  const changes = inReadingOrder(entry)
  return (
    <li className={classes.entry}>
      <p className={classes.who}>
        <strong>{entry.actor_name}</strong> <span>{actionText(t, entry)}</span>
        {entry.link && <RowLink path={entry.link} />}
        <time className={classes.when} dateTime={entry.date}>
          {formatDate(entry.date, 'fullDate')}
        </time>
      </p>
      {changes.length > 0 && (
        <dl className={classes.changes}>
          {changes.map(([field, change]) => (
            <div key={field} className={classes.change} data-one={entry.action !== 'updated' || undefined}>
              <dt>{logField(t, field, reader.language)}</dt>
              <Sides action={entry.action} was={logValue(reader, field, change.old)} is={logValue(reader, field, change.new)} />
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

/** A link to the row, which leaves the dialog; with Ctrl the browser opens a new tab. */
function RowLink({ path }: { path: string }) {
  const t = useT()
  const { history } = useRouter()
  return (
    <a
      href={path}
      className={calm.link}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        closeLog()
        history.push(path)
      }}
    >
      {t('record', 'Show')}
    </a>
  )
}

/** The old and the new value side by side. A new field has no old value, a removed one no new value. */
function Sides({ action, was, is }: { action: LogEntry['action']; was: string; is: string }) {
  return (
    <>
      {action !== 'created' && (
        <dd className={classes.old}>
          <del>{was}</del>
        </dd>
      )}
      {action !== 'deleted' && <dd className={classes.new}>{is}</dd>}
    </>
  )
}

/** Returns the currency of the order; undefined where this very change was about the currency. */
function currencyOf({ action, changes: { currency_code } }: ShownEntry, currency: string | undefined): string | undefined {
  if (!currency_code) return currency
  return action === 'created' ? String(currency_code.new) : undefined
}
