import { NativeSelect } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react'
import { type PageMeta, PER_PAGE } from '@tracklane/contract/kit/page'
import { useEffect, useRef } from 'react'
import { useT } from '#lib/i18n.ts'
import { IconButton } from '#ui/icon-button.tsx'
import classes from './pager.module.css'

interface PagerProps {
  meta: PageMeta
  onPage: (page: number) => void
  onPerPage: (count: number) => void
}

/** Shows which part of the list is on the screen, and leads to the other pages. */
export function Pager({ meta, onPage, onPerPage }: PagerProps) {
  const t = useT()
  const { current_page: page, per_page, total, last_page } = meta
  useExistingPage(meta, onPage)
  // The list itself says that it is empty, and a page behind the last one is about to change.
  if (total === 0 || page > last_page) return null
  const from = (page - 1) * per_page + 1
  const to = Math.min(page * per_page, total)
  return (
    <nav className={classes.pager} aria-label={t('table', 'Pages')}>
      <NativeSelect
        className={classes.size}
        size="xs"
        aria-label={t('table', 'Rows per page')}
        data={PER_PAGE.map((count) => ({ value: String(count), label: t('table', '{count} per page', { count }) }))}
        value={String(per_page)}
        onChange={(event) => onPerPage(Number(event.currentTarget.value))}
      />
      <span className={classes.range} role="status">
        {t('table', '{from, number}–{to, number} of {total, number}', { from, to, total })}
      </span>
      <IconButton className={classes.end} label={t('table', 'First page')} disabled={page <= 1} onClick={() => onPage(1)}>
        <IconChevronsLeft size={18} aria-hidden />
      </IconButton>
      <IconButton label={t('table', 'Previous page')} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <IconChevronLeft size={18} aria-hidden />
      </IconButton>
      <IconButton label={t('table', 'Next page')} disabled={page >= last_page} onClick={() => onPage(page + 1)}>
        <IconChevronRight size={18} aria-hidden />
      </IconButton>
      <IconButton className={classes.end} label={t('table', 'Last page')} disabled={page >= last_page} onClick={() => onPage(last_page)}>
        <IconChevronsRight size={18} aria-hidden />
      </IconButton>
    </nav>
  )
}

/** Goes to the last page, where the list has become shorter than the current page. */
function useExistingPage({ current_page, last_page }: PageMeta, onPage: (page: number) => void): void {
  const go = useRef(onPage)
  go.current = onPage
  // An empty list has a first page too.
  const last = Math.max(last_page, 1)
  const isBeyond = current_page > last
  useEffect(() => {
    if (isBeyond) go.current(last)
  }, [isBeyond, last])
}
