import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Organization } from '@tracklane/contract/organization'
import type { ReactNode } from 'react'
import { LogItem } from '#features/model-log/log-button.parts.tsx'
import { ListPage } from '#kit/list-page.tsx'
import { useListSearch } from '#kit/list-search.ts'
import { useT } from '#lib/i18n.ts'
import { ActiveMark, activeFilter } from '#ui/active-mark.tsx'
import { CardFace } from '#ui/card-face.tsx'
import { organizationQueries } from './organization.api.ts'
import { NewOrganization, OrganizationEdit } from './organization-drawer.tsx'
import { useOrganizationColumns } from './organization-fields.tsx'
import { OrganizationSearch } from './organization-search.ts'

interface OrganizationIndexPageProps {
  /** Parts of other features for an organization, under its fields. */
  beside?: (organization: Organization) => ReactNode
}

/** The screen /organization/: the organizations. */
export function OrganizationIndexPage({ beside }: OrganizationIndexPageProps) {
  const t = useT()
  const client = useQueryClient()
  const list = useListSearch(OrganizationSearch)
  const { openId, isNew, open, close } = list
  return (
    <ListPage
      title={t('organization', 'Organizations')}
      route="/organization/"
      component="organizations"
      list={list}
      rows={useQuery(organizationQueries.page(list.query))}
      columns={useOrganizationColumns()}
      nameOf={({ name }) => name}
      card={({ name, active, people, tokens }) => (
        <CardFace
          name={name}
          mark={<ActiveMark active={active} />}
          facts={[
            t('organization', '{count, plural, one {# person} other {# people}}', { count: people }),
            t('record', '{count, plural, one {# token} other {# tokens}}', { count: tokens }),
          ]}
        />
      )}
      find={{ label: t('organization', 'Search organizations'), placeholder: t('organization', 'Name, phone, email, address') }}
      filters={[activeFilter(t)]}
      ask={(filter) => client.fetchQuery(organizationQueries.page(list.queryWith(filter)))}
      none={{
        title: t('organization', 'No organizations yet'),
        text: t('organization', 'Add the first one: people, couriers and orders belong to an organization.'),
      }}
      nothingFound={{
        title: t('organization', 'No organization found'),
        text: t('record', 'Nothing matches the search and the filters.'),
      }}
      addLabel={t('organization', 'New organization')}
      menu={({ id, name }, back) => <LogItem entity="organization" id={id} name={name} onClose={back} />}
      drawer={
        isNew ? (
          <NewOrganization onClose={close} onOpen={open} />
        ) : (
          openId !== undefined && <OrganizationEdit key={openId} id={openId} beside={beside} onClose={close} />
        )
      }
    />
  )
}
