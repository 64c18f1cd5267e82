import { Button, Skeleton } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconAlertTriangle, IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { isOrderEvent } from '@tracklane/contract/notification-event'
import { placeholderName } from '@tracklane/contract/notification-placeholder'
import type { NotificationPreview, NotificationTrial } from '@tracklane/contract/notification-template'
import { useId, useState } from 'react'
import { configQueries } from '#features/config/config.api.ts'
import { ApiError } from '#lib/http.ts'
import { usePhrase, useT } from '#lib/i18n.ts'
import type { LanguageOption } from '#lib/translations.rules.ts'
import { useStable } from '#lib/use-stable.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { toastSuccess, toastWarning } from '#ui/toast.ts'
import { notificationTemplateQueries, useSendTest } from './notification-template.api.ts'
import classes from './notification-template.module.css'
import { OrderField } from './order-field.tsx'
import { PreviewSheet } from './preview-sheet.tsx'
import type { TemplateValues } from './template-form.rules.ts'
import { shownLanguage, trialOf } from './template-trial.rules.ts'
import { useTrialOrder } from './use-trial-order.ts'

interface TemplatePreviewProps {
  values: TemplateValues
  languages: readonly LanguageOption[]
  language: string
  onLanguage: (code: string) => void
}

/** A preview of the draft with the values of a real order, and a button to send it to oneself. */
export function TemplatePreview({ values, languages, language, onLanguage }: TemplatePreviewProps) {
  const t = useT()
  const id = useId()
  const order = useTrialOrder()
  const hasOrder = values.event === null || isOrderEvent(values.event)
  const trial = useStable(trialOf(values, { order_id: order.order?.id, language }))
  return (
    <section className={classes.preview} aria-labelledby={id}>
      <h3 id={id} className={classes.title}>
        {t('notification_template', 'Preview')}
      </h3>
      <div className={classes.choices}>
        {hasOrder && <OrderField trial={order} />}
        <SelectField
          label={t('notification_template', 'Language of the reader')}
          clearable={false}
          options={languages.map(({ char_code, name }) => ({ value: char_code, label: name }))}
          value={language}
          onChange={(code) => code !== null && onLanguage(code)}
        />
      </div>
      {hasOrder && order.error && !order.order ? (
        <ErrorState message={order.error.message} onRetry={order.retry} />
      ) : (
        <Stage trial={trial} values={values} languages={languages} language={language} hasNoOrder={hasOrder && order.isNone} />
      )}
      <TestButton trial={trial} />
    </section>
  )
}

interface StageProps {
  trial: NotificationTrial | undefined
  values: TemplateValues
  languages: readonly LanguageOption[]
  /** The shown language. */
  language: string
  hasNoOrder: boolean
}

/** Milliseconds after the last key. */
const REST = 300

function Stage({ trial, values, languages, language, hasNoOrder }: StageProps) {
  const t = useT()
  const isWritten = Boolean(values.translations[language]?.body)
  const [last, keep] = useState(trial)
  if (trial && trial !== last) keep(trial)
  // The preview stays while a placeholder is being typed.
  const isKept = isWritten && last?.language === language && last.channel === values.channel && last.event === values.event
  const [asked] = useDebouncedValue(trial ?? (isKept ? last : undefined), REST)
  const shown = asked ?? trial
  const query = useQuery(notificationTemplateQueries.preview(shown))
  const { data: config } = useQuery(configQueries.get())
  if (hasNoOrder) return <Nothing>{t('notification_template', 'There is no order yet to show it with.')}</Nothing>
  if (!shown || !(trial || isWritten)) return <Nothing>{nothingYet()}</Nothing>
  if (isRefusal(query.error)) return <Nothing>{query.error.reasons.join('\n')}</Nothing>
  if (query.error) {
    return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
  }
  const preview = query.data
  if (!preview) return <Skeleton height={120} aria-busy />
  return (
    <div className={classes.stage} data-stale={shown !== trial || query.isPlaceholderData || undefined} aria-busy={query.isFetching}>
      <PreviewSheet channel={shown.channel} preview={preview} sender={config?.brand ?? ''} language={shownLanguage(shown)} />
      <Notes trial={shown} preview={preview} languages={languages} />
      {preview.last_week && <LastWeek {...preview.last_week} />}
    </div>
  )

  function nothingYet(): string {
    if (!values.event) return t('notification_template', 'Choose an event, then write a text: it will stand here as it arrives.')
    if (isWritten) return t('notification_template', 'The preview waits for what is still missing or marked.')
    return t('notification_template', 'Write a text: it will stand here as it arrives.')
  }
}

function Nothing({ children }: { children: string }) {
  return <p className={classes.nothing}>{children}</p>
}

/** Returns whether the text itself is refused, so that asking again changes nothing. */
function isRefusal(error: Error | null): error is ApiError {
  return error instanceof ApiError && error.status === 422
}

/** The number of messages in the last week, as a forecast for a person who activates the template. */
function LastWeek({ sent, without_address, refused }: NonNullable<NotificationPreview['last_week']>) {
  const t = useT()
  return (
    <p className={classes.week}>
      {t('notification_template', 'In the last seven days {sent, plural, one {# customer} other {# customers}} would have got it.', {
        sent,
      })}{' '}
      {t('notification_template', 'Without an address: {without}. Want no messages: {refused}.', { without: without_address, refused })}
    </p>
  )
}

interface NotesProps {
  trial: NotificationTrial
  preview: NotificationPreview
  languages: readonly LanguageOption[]
}

/** Notes on the preview: it is in another language, or the order lacks values. */
function Notes({ trial, preview: { missing }, languages }: NotesProps) {
  const t = useT()
  const say = usePhrase()
  const nameOf = (code: string | undefined) => languages.find(({ char_code }) => char_code === code)?.name ?? code ?? ''
  const instead = shownLanguage(trial)
  return (
    <>
      {instead !== trial.language && (
        <p className={classes.missing}>
          <IconAlertTriangle size={16} aria-hidden />
          {t('notification_template', 'Not written in {language}: its readers get it in {instead}.', {
            language: nameOf(trial.language),
            instead: nameOf(instead),
          })}
        </p>
      )}
      {missing.length > 0 && (
        <p className={classes.missing}>
          <IconAlertTriangle size={16} aria-hidden />
          {t('notification_template', 'This order has no value for: {names}. Nothing stands in its place.', {
            names: missing.map((one) => say(placeholderName(one))).join(', '),
          })}
        </p>
      )}
    </>
  )
}

function TestButton({ trial }: { trial: NotificationTrial | undefined }) {
  const t = useT()
  const test = useSendTest()
  const send = (given: NotificationTrial) =>
    test.mutate(given, {
      onSuccess: (sent) =>
        sent
          ? toastSuccess(t('notification_template', 'The test is on its way to you'))
          : toastWarning(t('notification_template', 'Not sent: there is no way to reach you by this channel')),
    })
  return (
    <div>
      <Button
        variant="default"
        leftSection={<IconSend size={16} aria-hidden />}
        disabled={!trial}
        loading={test.isPending}
        onClick={() => trial && send(trial)}
      >
        {t('notification_template', 'Send a test to me')}
      </Button>
    </div>
  )
}
