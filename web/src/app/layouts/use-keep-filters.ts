import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useScreens } from '#app/router-context.ts'
import { useProfile } from '#features/auth/auth.api.ts'
import { dataKey, useData } from '#lib/persisted.ts'

/** Remembers each screen's filters for its menu entry; which page and which row or form was open is not one. */
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
    useData.setState((state) => ({ filters: { ...state.filters, [dataKey(id, path, 'screen')]: filters } }))
  }, [id, path, search])
}

function trimmed(path: string): string {
  return path.replace(/\/$/, '')
}
