import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useT } from '#lib/i18n.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { useDocumentTitle } from '#ui/use-document-title.ts'
import { messageRefusalQueries, useRefuse } from './message-refusal.api.ts'
import classes from './message-refusal.module.css'

/** /message-refusal: a customer wants no more messages. Opening it changes nothing. */
export function MessageRefusalPage() {
  const t = useT()
  const { token } = useSearch({ strict: false }) as { token?: unknown } // whatever the address holds
  const given = typeof token === 'string' && token !== '' ? token : 'none'
  const page = useQuery(messageRefusalQueries.page(given))
  const refuse = useRefuse()
  const title = t('refusal', 'Messages about your orders')
  useDocumentTitle(title)
  if (page.isError && !page.data)
    return <ErrorState message={page.error.message} onRetry={() => page.refetch()} isRetrying={page.isFetching} />
  const organization = page.data?.organization ?? page.data?.brand ?? ''
  return (
    <section className={classes.card} aria-labelledby="refusal-title" aria-busy={!page.data}>
      <h1 id="refusal-title" className={classes.title}>
        {title}
      </h1>
      {refuse.isSuccess ? (
        <p role="status">{t('refusal', 'Done: {organization} sends you no more messages.', { organization })}</p>
      ) : (
        <>
          <p>
            {page.data &&
              t('refusal', '{organization} tells you when your orders are on their way. You can stop these messages.', { organization })}
          </p>
          {refuse.error && <p role="alert">{refuse.error.message}</p>}
          <Button fullWidth disabled={!page.data} loading={refuse.isPending} onClick={() => refuse.mutate(given)}>
            {t('refusal', 'Send me no more messages')}
          </Button>
        </>
      )}
    </section>
  )
}
