import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { channelName } from '@tracklane/contract/notification-event'
import { jobAdvice, type NotificationJob } from '@tracklane/contract/notification-job'
import { formatDate } from '#lib/format.ts'
import { translatePhrase, useT } from '#lib/i18n.ts'
import calm from '#ui/calm-link.module.css'
import { DrawerFrame } from '#ui/drawer-frame.tsx'
import classes from './delivery.module.css'
import { eventText } from './delivery-columns.tsx'
import { JobState } from './job-state.tsx'
import { useSendAgain } from './notification-job.api.ts'

/** One outside message: its state, the reason, and the remedy. */
export function DeliveryDrawer({ job, onClose }: { job: NotificationJob; onClose: () => void }) {
  const t = useT()
  const sendAgain = useSendAgain()
  const { to, state, error, reason, attempts, next_at, created_at, channel, order_id } = job
  const advice = state === 'dead' && reason !== null ? jobAdvice(reason) : undefined
  return (
    <DrawerFrame title={eventText(job)} onClose={onClose} isBeside>
      <dl className={classes.facts}>
        <dt>{t('message', 'To')}</dt>
        <dd>{to ?? '–'}</dd>
        <dt>{t('notification_template', 'Channel')}</dt>
        <dd>{translatePhrase(channelName(channel))}</dd>
        <dt>{t('message', 'State')}</dt>
        <dd>
          <JobState state={state} />
        </dd>
        {error && (
          <>
            <dt>{t('message', 'Reason')}</dt>
            <dd>
              {error}
              {advice && <p className={classes.advice}>{translatePhrase(advice)}</p>}
            </dd>
          </>
        )}
        <dt>{t('message', 'Tries')}</dt>
        <dd>{attempts}</dd>
        {next_at && (
          <>
            <dt>{t('message', 'Next try')}</dt>
            <dd>{formatDate(next_at, 'fullDate')}</dd>
          </>
        )}
        <dt>{t('message', 'Written')}</dt>
        <dd>{formatDate(created_at, 'fullDate')}</dd>
        {order_id !== null && (
          <>
            <dt>{t('message', 'Order')}</dt>
            <dd>
              <Link className={calm.link} to="/order/index" search={{ id: order_id }}>
                {t('message', 'Open the order')}
              </Link>
            </dd>
          </>
        )}
      </dl>
      {state === 'dead' && (
        <Button loading={sendAgain.isPending} onClick={() => sendAgain.mutate(job.id)}>
          {t('message', 'Send again')}
        </Button>
      )}
    </DrawerFrame>
  )
}
