import { IconProgress, IconSend } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { messageEventName } from '@tracklane/contract/message-setting'
import { channelName, OutsideChannel } from '@tracklane/contract/notification-event'
import { jobStateName, NotificationJobState } from '@tracklane/contract/notification-job'
import type { ReactNode } from 'react'
import { ListPage } from '#kit/list-page.tsx'
import { useListSearch } from '#kit/list-search.ts'
import { type Translate, translatePhrase, usePhrase, useT } from '#lib/i18n.ts'
import { CardFace } from '#ui/card-face.tsx'
import { anyOf, type FilterKind } from '#ui/filters/filter-kind.ts'
import { DeadReasons } from './dead-reasons.tsx'
import { eventText, useDeliveryColumns } from './delivery-columns.tsx'
import { DeliveryDrawer } from './delivery-drawer.tsx'
import { DeliverySearch } from './delivery-search.ts'
import { JobState } from './job-state.tsx'
import { notificationJobQueries } from './notification-job.api.ts'

/** Outside messages that were sent, that wait, or that failed. */
export function DeliveryTab({ route, tabs }: { route: string; tabs: ReactNode }) {
  const t = useT()
  const say = usePhrase()
  const client = useQueryClient()
  const list = useListSearch(DeliverySearch)
  const rows = useQuery(notificationJobQueries.page(list.query))
  const open = rows.data?.data.find(({ id }) => id === list.openId)
  return (
    <ListPage
      title={t('message', 'Delivery')}
      route={route}
      component="delivery"
      list={list}
      rows={rows}
      columns={useDeliveryColumns()}
      nameOf={({ to, event }) => `${to ?? ''} ${event === null ? '' : say(messageEventName(event))}`.trim()}
      card={(row) => (
        <CardFace
          name={row.to ?? '–'}
          mark={<JobState state={row.state} />}
          facts={[`${eventText(row)} · ${say(channelName(row.channel))}`, ...(row.error ? [row.error] : [])]}
        />
      )}
      filters={filters(t)}
      ask={(filter) => client.fetchQuery(notificationJobQueries.page(list.queryWith(filter)))}
      none={{
        title: t('message', 'Nothing was sent yet'),
        text: t('message', 'Emails to customers, couriers and colleagues appear here, and why one did not arrive.'),
      }}
      nothingFound={{ title: t('message', 'No message found'), text: t('record', 'Nothing matches the search and the filters.') }}
      tabs={
        <>
          {tabs}
          <DeadReasons meta={rows.data?.meta} />
        </>
      }
      drawer={open && <DeliveryDrawer key={open.id} job={open} onClose={list.close} />}
    />
  )
}

function filters(t: Translate): FilterKind<Record<string, unknown>>[] {
  const states = NotificationJobState.options.map((value) => ({ value, label: translatePhrase(jobStateName(value)) }))
  const channels = OutsideChannel.options.map((value) => ({ value, label: translatePhrase(channelName(value)) }))
  return [
    { key: 'state', label: t('message', 'State'), icon: IconProgress, parts: ['state'], choices: anyOf('state', states) },
    {
      key: 'channel',
      label: t('notification_template', 'Channel'),
      icon: IconSend,
      parts: ['channel'],
      choices: anyOf('channel', channels),
    },
  ]
}
