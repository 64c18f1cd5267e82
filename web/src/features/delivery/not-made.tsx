import { isUnreachable } from '#lib/http.ts'
import { useT } from '#lib/i18n.ts'
import { Callout } from '#ui/callout.tsx'

/** Nothing is confirmed that is neither on the phone's disk nor at the server. */
export function NotMade({ error }: { error: Error }) {
  const t = useT()
  const isUnsure = isUnreachable(error)
  return (
    <Callout isError title={t('delivery', 'This phone could not keep the move')}>
      <p>
        {isUnsure
          ? t('delivery', 'The server does not answer either. Try again here, or note it and tell the office.')
          : error.message || t('error', 'An error occurred')}
      </p>
    </Callout>
  )
}
