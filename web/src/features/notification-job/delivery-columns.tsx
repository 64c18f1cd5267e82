import { messageEventName } from '@tracklane/contract/message-setting'
import { channelName } from '@tracklane/contract/notification-event'
import { jobStateName, type NotificationJob } from '@tracklane/contract/notification-job'
import { useMemo } from 'react'
import { formatDate } from '#lib/format.ts'
import { translatePhrase, useT } from '#lib/i18n.ts'
import type { Column } from '#ui/data-table/column.ts'
import { JobState } from './job-state.tsx'

export function eventText({ event }: Pick<NotificationJob, 'event'>): string {
  return event === null ? '–' : translatePhrase(messageEventName(event))
}

export function useDeliveryColumns(): readonly Column<NotificationJob>[] {
  const t = useT()
  return useMemo(
    () => [
      { id: 'to', label: t('message', 'To'), width: 170, narrow: 150, grows: true, text: ({ to }) => to ?? '–' },
      { id: 'event', label: t('notification_template', 'Event'), width: 170, narrow: 160, text: eventText },
      {
        id: 'channel',
        label: t('notification_template', 'Channel'),
        width: 105,
        leavesUnder: 740,
        text: ({ channel }) => translatePhrase(channelName(channel)),
      },
      {
        id: 'state',
        label: t('message', 'State'),
        width: 105,
        text: ({ state }) => translatePhrase(jobStateName(state)),
        cell: ({ state }) => <JobState state={state} />,
      },
      { id: 'error', label: t('message', 'Reason'), width: 190, narrow: 170, grows: true, text: ({ error }) => error ?? '' },
      { id: 'attempts', label: t('message', 'Tries'), width: 80, leavesUnder: 880, text: ({ attempts }) => String(attempts) },
      {
        id: 'next_at',
        label: t('message', 'Next try'),
        width: 150,
        leavesUnder: 880,
        text: ({ next_at }) => (next_at ? formatDate(next_at, 'fullDate') : ''),
      },
      { id: 'created_at', label: t('message', 'Written'), width: 150, text: ({ created_at }) => formatDate(created_at, 'fullDate') },
    ],
    [t],
  )
}
