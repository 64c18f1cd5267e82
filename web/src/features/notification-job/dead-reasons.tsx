import { Button, Drawer } from '@mantine/core'
import type { Reply } from '@tracklane/contract/kit/endpoint'
import { jobAdvice, type notificationJobEndpoints } from '@tracklane/contract/notification-job'
import { useState } from 'react'
import { translatePhrase, useT } from '#lib/i18n.ts'
import { DIALOG } from '#ui/dialog-size.ts'
import classes from './delivery.module.css'
import { useSendAllAgain } from './notification-job.api.ts'

type Meta = Reply<typeof notificationJobEndpoints.list>['meta']

/** A line above the list: where mails go, and how many messages were given up. It has its height before the answer too. */
export function DeadReasons({ meta }: { meta: Meta | undefined }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const count = meta?.dead.reduce((sum, one) => sum + one.count, 0) ?? 0
  return (
    <div className={classes.line}>
      {meta && <PlaceNote places={meta.places} />}
      {count > 0 && (
        <Button variant="default" size="compact-sm" onClick={() => setOpen(true)}>
          {t('message', '{count, plural, one {# was} other {# were}} given up: what to do', { count })}
        </Button>
      )}
      <Drawer
        opened={isOpen && count > 0}
        onClose={() => setOpen(false)}
        position="right"
        size={DIALOG.wide}
        padding="lg"
        title={t('message', 'Given up')}
        closeButtonProps={{ 'aria-label': t('dialog', 'Close') }}
      >
        <Reasons dead={meta?.dead ?? []} />
      </Drawer>
    </div>
  )
}

/** Messages given up, by reason: the cause, the remedy, and a button to send them again. */
function Reasons({ dead }: { dead: Meta['dead'] }) {
  const t = useT()
  const sendAll = useSendAllAgain()
  return (
    <div className={classes.reasons}>
      {dead.map(({ reason, error, count }) => {
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

/** Says that messages are written to files or not sent; shows nothing where a mail server is set. */
function PlaceNote({ places }: { places: Meta['places'] }) {
  const t = useT()
  if (Object.values(places).every((place) => place === 'files'))
    return (
      <p className={classes.note}>{t('message', 'Messages do not leave this machine: each is written to a file in the data folder.')}</p>
    )
  const email =
    places.email === 'files'
      ? t('message', 'Emails do not leave this machine: each is written to a file in the data folder.')
      : places.email === 'nowhere' && t('message', 'No mail server is set: emails are not sent.')
  return email ? <p className={classes.note}>{email}</p> : null
}
