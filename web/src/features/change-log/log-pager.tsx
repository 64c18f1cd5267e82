import { NativeSelect, Pagination } from '@mantine/core'
import { useT } from '#lib/i18n.ts'
import classes from './change-log.module.css'

const SIZES = [5, 10, 20, 50]

interface Query {
  page: number
  itemsPerPage: number
}

interface LogPagerProps extends Query {
  pages: number
  onChange: (query: Query) => void
}

/** Shows which part of the log is on the screen, and leads to the other pages. */
export function LogPager({ page, itemsPerPage, pages, onChange }: LogPagerProps) {
  const t = useT()
  return (
    <nav className={classes.pager} aria-label={t('table', 'Pages')}>
      <NativeSelect
        size="xs"
        aria-label={t('model_log', 'Changes per page')}
        data={SIZES.map((count) => ({ value: String(count), label: t('table', '{count} per page', { count }) }))}
        value={String(itemsPerPage)}
        // The changes on the screen stay there as far as they fit.
        onChange={({ currentTarget: { value } }) =>
          onChange({ page: Math.floor((page * itemsPerPage) / Number(value)), itemsPerPage: Number(value) })
        }
      />
      {pages > 1 && (
        <Pagination
          size="sm"
          gap={4}
          total={pages}
          value={page + 1}
          onChange={(next) => onChange({ page: next - 1, itemsPerPage })}
          getControlProps={(control) => ({
            'aria-label': control === 'previous' ? t('model_log', 'Newer changes') : t('model_log', 'Older changes'),
          })}
        />
      )}
    </nav>
  )
}
