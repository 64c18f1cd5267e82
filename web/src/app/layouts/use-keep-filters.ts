import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useScreens } from '#app/router-context.ts'
import { useProfile } from '#features/auth/auth.api.ts'
import { isThisMonth } from '#features/order-finance/period.rules.ts'
import { dataKey, useData } from '#lib/persisted.ts'

/** Remembers each screen's filters for its menu entry; the page and the open row or form are not kept. */
export function useKeepFilters(): void {
  const { id } = useProfile()
  const screens = useScreens()
  const { pathname, search } = useRouterState({ select: (state) => state.location })
  const screen = screens.find(({ path, menu }) => menu && trimmed(path) === trimmed(pathname))
  const path = screen?.path

  useEffect(() => {
    if (!path) return
    const {
      page: _page,
      id: _id,
      edit: _edit,
      new: _new,
      article: _article,
      article_key: _key,
      section: _section,
      ...filters
    } = search as Record<string, unknown> // any screen's search
    const kept = withoutThisMonth(filters)
    useData.setState((state) => ({ filters: { ...state.filters, [dataKey(id, path, 'screen')]: kept } }))
  }, [id, path, search])
}

/** Removes the default month of finance: opened tomorrow from the menu, the period must end tomorrow. */
function withoutThisMonth({ paid_at_from, paid_at_to, ...rest }: Record<string, unknown>): Record<string, unknown> {
  return isThisMonth(paid_at_from, paid_at_to, new Date()) ? rest : { paid_at_from, paid_at_to, ...rest }
}

function trimmed(path: string): string {
  return path.replace(/\/$/, '')
}
