import { useT } from '#lib/i18n.ts'
import { confirmAction } from '#ui/confirm-dialog.tsx'
import { toastSuccess } from '#ui/toast.ts'
import { Sessions } from './sessions.tsx'

/** The sessions of an account that stands below the person, in its drawer. */
export function PersonSessions({ userId, name }: { userId: number; name: string }) {
  const t = useT()
  const ask = (count: number) =>
    confirmAction({
      title: t('session', 'End all sessions?'),
      message: t('session', '{name} is signed out in {count, plural, one {# place} other {# places}}, at once.', { name, count }),
      confirmLabel: t('session', 'End all'),
      isDanger: true,
    })
  return (
    <Sessions
      whose={userId}
      endAll={{ label: t('session', 'End all'), ask, done: () => t('session', '{name} is signed out everywhere', { name }) }}
      say={(text) => toastSuccess(text)}
    />
  )
}
