import { Button } from '@mantine/core'
import { IconLock, IconPlus } from '@tabler/icons-react'
import type { OrderSubStatus } from '@tracklane/contract/order-sub-status'
import { useId } from 'react'
import { StatusDot, SubStatusChip, useStatusName } from '#features/order-status/order-status.parts.tsx'
import { useT } from '#lib/i18n.ts'
import { stringifySearch } from '#lib/search.ts'
import { ActiveMark } from '#ui/active-mark.tsx'
import { reordered, SortableList } from '#ui/sortable-list.tsx'
import { usePlaceSubStatuses } from './order-sub-status.api.ts'
import classes from './order-sub-status.module.css'
import type { StatusGroup } from './sub-status-groups.rules.ts'

interface StatusSectionProps {
  group: StatusGroup
  onOpen: (id: number) => void
  onAdd: () => void
}

/** One status with its sub-statuses, in the order in which people are offered them. */
export function StatusSection({ group: { status, shared, own }, onOpen, onAdd }: StatusSectionProps) {
  const t = useT()
  const id = useId()
  const name = useStatusName()(status)
  const place = usePlaceSubStatuses()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.head}>
        <StatusDot id={status} />
        <h2 id={id} className={classes.title}>
          {name}
        </h2>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={14} aria-hidden />}
          aria-label={t('sub_status', 'Add to {status}', { status: name })}
          onClick={onAdd}
        >
          {t('dialog', 'Add')}
        </Button>
      </div>
      {shared.length > 0 && (
        <ul className={classes.shared} aria-label={t('sub_status', 'Everybody’s')}>
          {shared.map((row) => (
            <li key={row.id} className={classes.row}>
              <IconLock size={14} className={classes.lock} aria-hidden />
              <RowFace row={row} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
      {own.length > 0 && (
        <SortableList
          label={t('sub_status', 'Order within {status}', { status: name })}
          items={own.map((row) => ({ ...row, label: row.name }))}
          onPlace={(one, to) => place.mutate(reordered(own, one, to).map((row) => row.id))}
        >
          {(row) => <RowFace row={row} onOpen={onOpen} />}
        </SortableList>
      )}
      {shared.length + own.length === 0 && <p className={classes.none}>{t('sub_status', 'None')}</p>}
    </section>
  )
}

function RowFace({ row, onOpen }: { row: OrderSubStatus; onOpen: (id: number) => void }) {
  return (
    <>
      <span className={classes.cell} data-row={row.id}>
        <a
          className={classes.link}
          href={stringifySearch({ id: row.id })}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return
            event.preventDefault()
            onOpen(row.id)
          }}
        >
          <SubStatusChip name={row.name} color={row.color} statusId={row.status_id} />
        </a>
      </span>
      {!row.active && <ActiveMark active={false} />}
    </>
  )
}
