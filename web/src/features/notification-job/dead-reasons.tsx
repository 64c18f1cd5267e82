import { Button } from '@mantine/core'
import type { Reply } from '@tracklane/contract/kit/endpoint'
import { jobAdvice, type notificationJobEndpoints, type TransportPlace } from '@tracklane/contract/notification-job'
import { translatePhrase, useT } from '#lib/i18n.ts'
import classes from './delivery.module.css'
import { useSendAllAgain } from './notification-job.api.ts'

type Meta = Reply<typeof notificationJobEndpoints.list>['meta']

/** The way that mails take, and what was given up by reason: why, what to do, and all of it once more. */
export function DeadReasons({ meta }: { meta: Meta | undefined }) {
  const t = useT()
  const sendAll = useSendAllAgain()
  if (!meta) return null
  return (
    <div className={classes.notes}>
      <PlaceNote place={meta.email} />
      {meta.dead.map(({ reason, error, count }) => {
        const advice = jobAdvice(reason)
        return (
          <section key={reason} className={classes.reason} aria-label={error}>
            <div className={classes.words}>
              <p>
                {t('message', '{count, plural, one {# message was} other {# messages were}} given up: {reason}', { count, reason: error })}
              </p>
              {advice && <p className={classes.advice}>{translatePhrase(advice)}</p>}
            </div>
            <Button variant="default" loading={sendAll.isPending && sendAll.variables === reason} onClick={() => sendAll.mutate(reason)}>
              {t('message', 'Send {count, plural, one {it} other {all #}} again', { count })}
            </Button>
          </section>
        )
      })}
    </div>
  )
}

/** A server that is set needs no words. */
function PlaceNote({ place }: { place: TransportPlace }) {
  const t = useT()
  if (place === 'server') return null
  return (
    <p className={classes.note}>
      {place === 'files'
        ? t('message', 'Mails do not leave this machine: each is written to a file in the data folder.')
        : t('message', 'No mail server is set: mails are not sent.')}
    </p>
  )
}
