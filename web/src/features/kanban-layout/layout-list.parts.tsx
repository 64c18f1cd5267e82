import { IconBuilding, IconCopy, IconTrash, IconWorld } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { seesEveryOrganization } from '@tracklane/contract/kit/viewer'
import { type ComponentProps, useMemo } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'
import { countryQueries } from '#features/country/country.api.ts'
import { LogItem } from '#features/model-log/log-button.parts.tsx'
import { organizationQueries } from '#features/organization/organization.api.ts'
import { ListPage } from '#kit/list-page.tsx'
import { type Remove, useRowRemoval } from '#kit/use-removal.ts'
import { formatDate } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import { CardFace } from '#ui/card-face.tsx'
import type { Column } from '#ui/data-table/column.ts'
import { nameColumn } from '#ui/data-table/field-column.tsx'
import { anyRow, type FilterKind } from '#ui/filters/filter-kind.ts'
import { MenuEntry } from '#ui/menu-entry.tsx'
import { countryText, fallbackText, isShared, type LayoutPlace, organizationText } from './kanban-layout.rules.ts'

interface LayoutRow extends LayoutPlace {
  readonly id: number
  readonly name: string
  readonly updated_at: string
}

type PageProps<Row extends LayoutRow> = ComponentProps<typeof ListPage<Row>>

interface LayoutListProps<Row extends LayoutRow>
  extends Pick<PageProps<Row>, 'title' | 'route' | 'rows' | 'ask' | 'find' | 'none' | 'nothingFound' | 'addLabel' | 'drawer'> {
  list: PageProps<Row>['list'] & { openCopy: (id: number) => unknown; close: () => unknown }
  /** The entity in the change log. */
  entity: 'kanban' | 'kanban-card'
  /** The column with the content of a row. */
  holds: { label: string; text: (row: Row) => string }
  remove: Remove
}

/** The list of boards or card layouts: the place of each, and the size of its content. */
export function LayoutList<Row extends LayoutRow>({ entity, holds, list, remove, ...page }: LayoutListProps<Row>) {
  const t = useT()
  const askToRemove = useRowRemoval(remove)
  const removeRow = (row: Row, back: () => void) =>
    askToRemove(row, fallbackText(t), (isGone) => {
      if (isGone && list.openId === row.id) void list.close()
      back()
    })
  return (
    <ListPage
      {...page}
      list={list}
      component={entity}
      columns={useLayoutColumns(holds)}
      nameOf={({ name }) => name}
      card={(row) => (
        <CardFace name={row.name} facts={[`${organizationText(t, row)} · ${countryText(t, row)}`, `${holds.label}: ${holds.text(row)}`]} />
      )}
      filters={useLayoutFilters()}
      menu={(row, back) => (
        <>
          <MenuEntry mark={<IconCopy size={16} aria-hidden />} onClick={() => list.openCopy(row.id)}>
            {t('kanban_layout', 'Make a copy')}
          </MenuEntry>
          <LogItem entity={entity} id={row.id} name={row.name} onClose={back} />
          {!isShared(row) && (
            <MenuEntry mark={<IconTrash size={16} aria-hidden />} isDanger onClick={() => removeRow(row, back)}>
              {t('dialog', 'Delete')}
            </MenuEntry>
          )}
        </>
      )}
    />
  )
}

function useLayoutColumns<Row extends LayoutRow>({ label, text }: LayoutListProps<Row>['holds']): readonly Column<Row>[] {
  const t = useT()
  return useMemo(
    () => [
      nameColumn(t('kanban_layout', 'Name'), { width: 240 }),
      {
        id: 'organization',
        label: t('kanban_layout', 'Organization'),
        width: 220,
        sort: 'organization',
        text: (row) => organizationText(t, row),
      },
      { id: 'country', label: t('kanban_layout', 'Country'), width: 160, sort: 'country', text: (row) => countryText(t, row) },
      { id: 'holds', label, width: 120, align: 'end', text },
      {
        id: 'updated_at',
        label: t('kanban_layout', 'Changed'),
        width: 170,
        align: 'end',
        sort: 'updated_at',
        text: ({ updated_at }) => formatDate(updated_at, 'fullDate'),
      },
    ],
    [t, label, text],
  )
}

function useLayoutFilters(): FilterKind<Record<string, unknown>>[] {
  const t = useT()
  const isOfAll = seesEveryOrganization(useProfile())
  const organizations = useQuery({ ...organizationQueries.list(), enabled: isOfAll }).data ?? []
  const countries = useQuery(countryQueries.list()).data ?? []
  return [
    ...(isOfAll ? [anyRow('organization_id', { label: t('kanban_layout', 'Organization'), icon: IconBuilding, rows: organizations })] : []),
    anyRow('country_id', { label: t('kanban_layout', 'Country'), icon: IconWorld, rows: countries }),
  ]
}
