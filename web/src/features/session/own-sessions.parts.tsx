import { useT } from '#lib/i18n.ts'
import { toastSuccess } from '#ui/toast.ts'
import { Sessions } from './sessions.tsx'

/** The person's own sessions. Ending other ones needs no question, since this browser stays signed in. */
export function OwnSessions() {
  const t = useT()
  return (
    <Sessions
      whose="own"
      endAll={{
        label: t('session', 'Sign out elsewhere'),
        ask: async () => true,
        done: (count) => t('session', '{count, plural, one {# session has} other {# sessions have}} ended elsewhere', { count }),
      }}
      say={(text) => toastSuccess(text)}
    />
  )
}
