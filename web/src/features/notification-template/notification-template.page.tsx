import { IconBolt, IconProgress, IconSend, IconUsers } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  audienceName,
  channelName,
  eventName,
  NOTIFICATION_AUDIENCES,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_EVENTS,
} from '@tracklane/contract/notification-event'
import { STATUS_IDS, statusName } from '@tracklane/contract/order-status'
import type { ReactNode } from 'react'
import { LogItem } from '#features/model-log/log-button.parts.tsx'
import { DeliveryTab } from '#features/notification-job/delivery-tab.parts.tsx'
import { ListPage } from '#kit/list-page.tsx'
import { useListSearch } from '#kit/list-search.ts'
import { type Translate, translatePhrase, usePhrase, useT } from '#lib/i18n.ts'
import { useFilter } from '#lib/search.ts'
import { ActiveMark, activeFilter } from '#ui/active-mark.tsx'
import { CardFace } from '#ui/card-face.tsx'
import { anyOf, type FilterKind } from '#ui/filters/filter-kind.ts'
import { PageTabs } from '#ui/page-tabs.tsx'
import { notificationTemplateQueries } from './notification-template.api.ts'
import { NotificationTemplateIndexSearch, NotificationTemplateSearch } from './notification-template-search.ts'
import { useTemplateColumns } from './template-columns.tsx'
import { NewTemplate, TemplateEdit } from './template-drawer.tsx'
import { audienceText } from './template-words.ts'

const ROUTE = '/notification/templates/'

/** The screen /notification/templates/: the messages about orders, their channels, and their outcome. */
export function NotificationTemplatePage() {
  const t = useT()
  const [{ tab }] = useFilter(NotificationTemplateIndexSearch)
  const lists = [
    { tab: undefined, label: t('notification_template', 'Templates') },
    { tab: 'delivery', label: t('message', 'Delivery') },
  ]
  const tabs = <PageTabs label={t('notification_template', 'Templates and delivery')} tabs={lists} current={tab} />
  return tab === 'delivery' ? <DeliveryTab route={ROUTE} tabs={tabs} /> : <TemplateTab tabs={tabs} />
}

function TemplateTab({ tabs }: { tabs: ReactNode }) {
  const t = useT()
  const say = usePhrase()
  const client = useQueryClient()
  const list = useListSearch(NotificationTemplateSearch)
  const { openId, isNew, close } = list
  return (
    <ListPage
      title={t('notification_template', 'Notification templates')}
      route={ROUTE}
      component="templates"
      list={list}
      rows={useQuery(notificationTemplateQueries.page(list.query))}
      columns={useTemplateColumns()}
      nameOf={({ name }) => name}
      card={({ name, event, channel, audience, active }) => (
        <CardFace
          name={name}
          mark={<ActiveMark active={active} />}
          facts={[say(eventName(event)), `${say(channelName(channel))} · ${audienceText(t, audience)}`]}
        />
      )}
      find={{ label: t('notification_template', 'Search templates'), placeholder: t('notification_template', 'Words of the name') }}
      filters={templateFilters(t)}
      ask={(filter) => client.fetchQuery(notificationTemplateQueries.page(list.queryWith(filter)))}
      none={{
        title: t('notification_template', 'No templates yet'),
        text: t('notification_template', 'Without one nobody is told anything. Add the first one.'),
      }}
      nothingFound={{
        title: t('notification_template', 'No template found'),
        text: t('record', 'Nothing matches the search and the filters.'),
      }}
      menu={({ id, name }, back) => <LogItem entity="notification-template" id={id} name={name} onClose={back} />}
      addLabel={t('notification_template', 'New template')}
      tabs={tabs}
      drawer={isNew ? <NewTemplate onClose={close} /> : openId !== undefined && <TemplateEdit key={openId} id={openId} onClose={close} />}
    />
  )
}

/** Returns the filters of the list of templates. */
function templateFilters(t: Translate): FilterKind<Record<string, unknown>>[] {
  return [
    kind('event', t('notification_template', 'Event'), IconBolt, named(NOTIFICATION_EVENTS, eventName)),
    kind('channel', t('notification_template', 'Channel'), IconSend, named(NOTIFICATION_CHANNELS, channelName)),
    kind('audience', t('notification_template', 'Audience'), IconUsers, named(NOTIFICATION_AUDIENCES, audienceName)),
    kind('status_id', t('notification_template', 'Status'), IconProgress, named(STATUS_IDS, statusName)),
    activeFilter(t),
  ]
}

type Kind = FilterKind<Record<string, unknown>>

function kind(part: string, label: string, icon: Kind['icon'], options: Parameters<typeof anyOf>[1]): Kind {
  return { key: part, label, icon, parts: [part], choices: anyOf(part, options) }
}

function named<Value extends string | number>(values: readonly Value[], nameOf: (value: Value) => Parameters<typeof translatePhrase>[0]) {
  return values.map((value) => ({ value, label: translatePhrase(nameOf(value)) }))
}
