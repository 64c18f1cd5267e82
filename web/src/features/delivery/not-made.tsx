import { isUnreachable } from '#lib/http.ts'
import { useT } from '#lib/i18n.ts'
import { Callout } from '#ui/callout.tsx'

/** The error of a move that reached neither the phone's disk nor the server, so that it is not confirmed. */
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
