import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { seesEveryOrganization } from '@tracklane/contract/kit/viewer'
import { useProfile } from '#features/auth/auth.api.ts'
import { organizationQueries } from '#features/organization/organization.api.ts'
import { useListSearch } from '#kit/list-search.ts'
import { useT } from '#lib/i18n.ts'
import { BesideList } from '#ui/beside-list.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { orderSubStatusQueries } from './order-sub-status.api.ts'
import classes from './order-sub-status.module.css'
import { OrderSubStatusSearch } from './order-sub-status-search.ts'
import { StatusSection } from './status-section.tsx'
import { NewSubStatus, SubStatusEdit } from './sub-status-drawer.tsx'
import { groupsOf } from './sub-status-groups.rules.ts'

/** The screen /kanban/order-sub-status: the reasons and details of each status. */
export function OrderSubStatusPage() {
  const t = useT()
  const isOfAll = seesEveryOrganization(useProfile())
  const list = useListSearch(OrderSubStatusSearch)
  const { search, openId, isNew, open, close, patch } = list
  const navigate = useNavigate()
  const rows = useQuery(orderSubStatusQueries.list())
  const owner = isOfAll ? (search.organization_id ?? null) : undefined
  const add = (status_id: number) =>
    navigate({ to: '.', search: (now: Record<string, unknown>) => ({ ...now, id: undefined, new: true, status_id }) })
  return (
    <div className={classes.page} data-beside={isNew || openId !== undefined || undefined}>
      <PageHead
        title={t('sub_status', 'Sub-statuses')}
        actions={isOfAll && <OwnerField value={owner ?? null} onChange={(id) => patch({ organization_id: id ?? undefined })} />}
      />
      {rows.data ? (
        <div className={classes.sections}>
          {groupsOf(rows.data, owner).map((group) => (
            <StatusSection key={group.status} group={group} onOpen={open} onAdd={() => void add(group.status)} />
          ))}
        </div>
      ) : rows.error ? (
        <ErrorState message={rows.error.message} onRetry={() => rows.refetch()} isRetrying={rows.isFetching} />
      ) : (
        <Skeletons />
      )}
      {(isNew || openId !== undefined) && (
        <BesideList list={list} ids={rows.data?.map(({ id }) => id) ?? []}>
          {openId === undefined ? (
            <NewSubStatus key={search.status_id} status={search.status_id} owner={owner} onClose={close} />
          ) : (
            <SubStatusEdit key={openId} id={openId} onClose={close} />
          )}
        </BesideList>
      )}
    </div>
  )
}

function Skeletons() {
  return (
    <div className={classes.sections} aria-hidden>
      {Array.from({ length: 10 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else
        <Skeleton key={place} height={140} radius={10} />
      ))}
    </div>
  )
}

/** The organization whose rows are shown and put in order; null is for rows of all organizations. */
function OwnerField({ value, onChange }: { value: number | null; onChange: (id: number | null) => void }) {
  const t = useT()
  const { data = [] } = useQuery(organizationQueries.list())
  return (
    <SelectField
      className={classes.owner ?? ''}
      label={t('sub_status', 'Whose')}
      isLabelHidden
      placeholder={t('sub_status', 'Everybody’s')}
      options={data.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={onChange}
    />
  )
}
