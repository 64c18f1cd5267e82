import { useQuery } from '@tanstack/react-query'
import { channelName, eventName } from '@tracklane/contract/notification-event'
import type { NotificationTemplateRow } from '@tracklane/contract/notification-template'
import { useMemo } from 'react'
import { i18nQueries } from '#features/i18n/i18n.api.ts'
import { StatusChip } from '#features/order-status/order-status.parts.tsx'
import { translatePhrase, useT } from '#lib/i18n.ts'
import { activeColumn } from '#ui/active-mark.tsx'
import type { Column } from '#ui/data-table/column.ts'
import { nameColumn } from '#ui/data-table/field-column.tsx'
import { MissingLanguages } from '#ui/translations-field/missing-languages.tsx'
import { ChannelText } from './channel-text.tsx'
import { audienceText, statusText } from './template-words.ts'

type Row = NotificationTemplateRow

export function useTemplateColumns(): readonly Column<Row>[] {
  const t = useT()
  return useMemo(
    () => [
      nameColumn<Row>(t('notification_template', 'Name'), { width: 260, narrow: 190, grows: true }),
      {
        id: 'event',
        label: t('notification_template', 'Event'),
        width: 190,
        narrow: 160,
        sort: 'event',
        text: ({ event }) => translatePhrase(eventName(event)),
      },
      {
        id: 'status_id',
        label: t('notification_template', 'Status'),
        width: 170,
        narrow: 140,
        leavesUnder: 880,
        sort: 'status_id',
        text: (row) => statusText(t, row),
        cell: (row) => (row.status_id === null ? statusText(t, row) : <StatusChip id={row.status_id} />),
      },
      {
        id: 'channel',
        label: t('notification_template', 'Channel'),
        width: 130,
        narrow: 124,
        sort: 'channel',
        text: ({ channel }) => translatePhrase(channelName(channel)),
        cell: ({ channel }) => <ChannelText channel={channel} />,
      },
      {
        id: 'audience',
        label: t('notification_template', 'Audience'),
        width: 190,
        narrow: 150,
        sort: 'audience',
        text: ({ audience }) => audienceText(t, audience),
      },
      {
        id: 'languages',
        label: t('notification_template', 'Languages'),
        width: 130,
        leavesUnder: 740,
        text: ({ languages }) => languages.join(' ').toUpperCase(),
        cell: (row) => <Languages row={row} />,
      },
      activeColumn<Row>(t),
    ],
    [t],
  )
}

/** Names only missing languages. */
function Languages({ row: { languages } }: { row: Row }) {
  const t = useT()
  const { data: offered = [] } = useQuery(i18nQueries.languages())
  const isWhole = offered.every(({ char_code }) => languages.includes(char_code))
  if (isWhole) return t('notification_template', 'All')
  return <MissingLanguages written={languages} languages={offered} />
}
