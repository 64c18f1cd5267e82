import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useT } from '#lib/i18n.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { useDocumentTitle } from '#ui/use-document-title.ts'
import { messageRefusalQueries, useRefuse } from './message-refusal.api.ts'
import classes from './message-refusal.module.css'

/** The screen /message-refusal: a customer refuses further messages. Opening it changes nothing. */
export function MessageRefusalPage() {
  const t = useT()
  const { token } = useSearch({ strict: false }) as { token?: unknown } // the address may hold any value
  const given = typeof token === 'string' && token !== '' ? token : 'none'
  const page = useQuery(messageRefusalQueries.page(given))
  const title = t('refusal', 'Messages about your orders')
  useDocumentTitle(title)
  if (!page.data)
    return page.error && <ErrorState message={page.error.message} onRetry={() => page.refetch()} isRetrying={page.isFetching} />
  return (
    <section className={classes.card} aria-labelledby="refusal-title">
      <h1 id="refusal-title" className={classes.title}>
        {title}
      </h1>
      <Offer token={given} organization={page.data.organization ?? page.data.brand} />
    </section>
  )
}

function Offer({ token, organization }: { token: string; organization: string }) {
  const t = useT()
  const refuse = useRefuse()
  if (refuse.isSuccess) return <p role="status">{t('refusal', 'Done: {organization} sends you no more messages.', { organization })}</p>
  return (
    <>
      <p>{t('refusal', '{organization} tells you when your orders are on their way. You can stop these messages.', { organization })}</p>
      {refuse.error && <p role="alert">{refuse.error.message}</p>}
      <Button fullWidth loading={refuse.isPending} onClick={() => refuse.mutate(token)}>
        {t('refusal', 'Send me no more messages')}
      </Button>
    </>
  )
}
