import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { useProfile } from '#features/auth/auth.api.ts'
import { CourierEditor } from '#features/courier/editor/courier-editor.parts.tsx'
import { useT } from '#lib/i18n.ts'
import { useFilter } from '#lib/search.ts'
import { ColumnsMenu } from '#ui/data-table/columns-menu.tsx'
import { SortMenu } from '#ui/data-table/sort-menu.tsx'
import { useTableSettings } from '#ui/data-table/table-settings.ts'
import { PageHead } from '#ui/page-head.tsx'
import { useCourierColumns } from './courier-columns.tsx'
import { CourierFilters } from './courier-filters.tsx'
import classes from './courier-list.module.css'
import { CourierSearch } from './courier-search.ts'
import { CourierTable } from './courier-table.tsx'

/** /courier/: who delivers. What it shows stands in the query string. */
export function CourierIndexPage() {
  const t = useT()
  const [search, patch] = useFilter(CourierSearch)
  const columns = useCourierColumns()
  const table = useTableSettings({ user: useProfile().id, route: '/courier/', component: 'couriers' }, columns)
  const isPhone = useMediaQuery('(max-width: 40em)', undefined, { getInitialValueInEffect: false })
  const { page, id } = search
  const close = () => patch({ id: undefined, new: undefined, page })

  return (
    <div className={classes.page}>
      <PageHead
        title={t('courier', 'Couriers')}
        actions={
          <>
            {isPhone ? (
              <SortMenu columns={columns} sort={search.sort} onSort={(sort) => patch({ sort })} />
            ) : (
              <ColumnsMenu columns={columns} table={table} />
            )}
            <Button
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => patch({ new: true, id: undefined, page }, { push: true })}
            >
              {t('courier', 'New courier')}
            </Button>
          </>
        }
      >
        <CourierFilters search={search} onSearch={patch} />
      </PageHead>
      <CourierTable search={search} onSearch={patch} columns={columns} table={table} />
      {(id !== undefined || search.new) && <CourierEditor key={id ?? 'new'} id={search.new ? undefined : id} onClose={close} />}
    </div>
  )
}
