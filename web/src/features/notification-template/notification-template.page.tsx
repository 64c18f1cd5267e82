import { useQuery, useQueryClient } from '@tanstack/react-query'
import { channelName, eventName } from '@tracklane/contract/notification-event'
import type { ReactNode } from 'react'
import { LogItem } from '#features/model-log/log-button.parts.tsx'
import { DeliveryTab } from '#features/notification-job/delivery-tab.parts.tsx'
import { ListPage } from '#kit/list-page.tsx'
import { useListSearch } from '#kit/list-search.ts'
import { usePhrase, useT } from '#lib/i18n.ts'
import { useFilter } from '#lib/search.ts'
import { ActiveMark } from '#ui/active-mark.tsx'
import { CardFace } from '#ui/card-face.tsx'
import { PageTabs } from '#ui/page-tabs.tsx'
import { notificationTemplateQueries } from './notification-template.api.ts'
import { NotificationTemplateIndexSearch, NotificationTemplateSearch } from './notification-template-search.ts'
import { useTemplateColumns } from './template-columns.tsx'
import { NewTemplate, TemplateEdit } from './template-drawer.tsx'
import { templateFilters } from './template-filters.ts'
import { audienceText } from './template-words.ts'

const ROUTE = '/notification/templates/'

/** /notification/templates/: what people are told of an order and how, and what became of it. */
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
        text: t('record', 'Nothing fits search and filters as they are set.'),
      }}
      menu={({ id, name }, back) => <LogItem entity="notification-template" id={id} name={name} onClose={back} />}
      addLabel={t('notification_template', 'New template')}
      tabs={tabs}
      drawer={isNew ? <NewTemplate onClose={close} /> : openId !== undefined && <TemplateEdit key={openId} id={openId} onClose={close} />}
    />
  )
}
