import { jobStateName, type NotificationJobState } from '@tracklane/contract/notification-job'
import { usePhrase } from '#lib/i18n.ts'
import classes from './delivery.module.css'

export function JobState({ state }: { state: NotificationJobState }) {
  const say = usePhrase()
  return (
    <span className={classes.state} data-state={state}>
      {say(jobStateName(state))}
    </span>
  )
}
