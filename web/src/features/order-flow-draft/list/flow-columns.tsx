import { Badge } from '@mantine/core'
import type { OrderFlow } from '@tracklane/contract/order-flow'
import { useFlowPlace } from '#features/order-flow-draft/use-flow-place.ts'
import { formatDate } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import { Name } from '#ui/card-face.tsx'
import type { Column } from '#ui/data-table/column.ts'
import classes from './flow-list.module.css'

export function useFlowColumns(): readonly Column<OrderFlow>[] {
  const t = useT()
  const { organizationOf, countryOf } = useFlowPlace()
  return [
    {
      id: 'name',
      label: t('flow_editor', 'Name'),
      width: 300,
      narrow: 280,
      sort: 'name',
      text: ({ name }) => name,
      cell: (flow) => (
        <span className={classes.name}>
          <Name>{flow.name}</Name>
          {flow.is_default && <SharedMark />}
        </span>
      ),
    },
    { id: 'organization', label: t('flow_editor', 'Organization'), width: 220, narrow: 170, sort: 'organization', text: organizationOf },
    { id: 'country', label: t('flow_editor', 'Country'), width: 160, narrow: 130, sort: 'country', text: countryOf },
    { id: 'steps', label: t('flow_editor', 'Steps'), width: 90, align: 'end', text: ({ links }) => String(links.length) },
    {
      id: 'version',
      label: t('flow_editor', 'Version'),
      width: 100,
      align: 'end',
      sort: 'version',
      text: ({ version }) => String(version),
    },
    {
      id: 'updated_at',
      label: t('flow_editor', 'Changed'),
      width: 180,
      narrow: 156,
      align: 'end',
      sort: 'updated_at',
      text: ({ updated_at }) => formatDate(updated_at, 'fullDate'),
    },
  ]
}

/** The mark of the flow for all organizations without their own. */
export function SharedMark() {
  const t = useT()
  return (
    <Badge variant="outline" color="gray" size="md" fz={12} tt="none" c="var(--text-dim)" fw={500} className={classes.mark}>
      {t('flow_editor', 'Shared default')}
    </Badge>
  )
}
