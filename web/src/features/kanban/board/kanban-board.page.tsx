import { Suspense } from 'react'
import { HelpInHead } from '#features/help/help.parts.tsx'
import { CardViewMenu } from '#features/kanban/card/card-view-menu.tsx'
import { type BoardFilter, BoardSearch, filterOf } from '#features/kanban/data/board-search.ts'
import { useBoardChanges } from '#features/kanban/data/use-board-changes.ts'
import { useBoardCount } from '#features/kanban/data/use-board-count.ts'
import { NewOrderButton } from '#features/order-edit/order-edit.parts.tsx'
import { ExportButton } from '#features/order-export/export-button.parts.tsx'
import { OrderFilterStrip, OrderSearchField } from '#features/order-filter/order-filters.parts.tsx'
import { OrderDrawer } from '#features/order-view/order-drawer.parts.tsx'
import { LiveMark } from '#features/realtime/live-mark.parts.tsx'
import { useT } from '#lib/i18n.ts'
import { useFilter } from '#lib/search.ts'
import { useStable } from '#lib/use-stable.ts'
import { PageHead } from '#ui/page-head.tsx'
import { part } from '#ui/part.ts'
import classes from './board.module.css'
import { Board } from './board.tsx'

const BoardExport = part(() => import('./board-export.tsx').then((module) => ({ default: module.BoardExport })), { isBeside: true })
const ManifestIcon = part(() => import('#features/order-print/manifest.parts.tsx').then((module) => ({ default: module.ManifestIcon })))

/** The screen /order/kanban: the logist's board. Its content is in the query string. */
export function KanbanBoardPage() {
  const t = useT()
  const [search, patch] = useFilter(BoardSearch)
  // Stable, so that other changes of the address do not draw the board again.
  const filter = useStable(filterOf(search))
  const count = useBoardCount()
  useBoardChanges()
  const courier = onlyOne(filter.courier_id)

  return (
    <div className={classes.page}>
      <PageHead
        title={t('kanban', 'Board')}
        mark={<LiveMark />}
        actions={
          <>
            {courier !== undefined && (
              <Suspense fallback={<span className={classes.icon} />}>
                <ManifestIcon courierId={courier} />
              </Suspense>
            )}
            <HelpInHead topic="read-the-board" />
            <CardViewMenu />
            <Suspense fallback={<ExportButton disabled />}>
              <BoardExport filter={filter} />
            </Suspense>
            <NewOrderButton />
          </>
        }
      >
        <OrderSearchField filter={filter} onChange={patch} />
      </PageHead>
      <div className={classes.strip}>
        <OrderFilterStrip filter={filter} onChange={patch} route="/order/kanban" component="board" count={count} />
      </div>
      <Board filter={filter} onOpen={(id) => patch({ id }, { push: true })} onClear={() => patch(without(filter))} />
      {search.id !== undefined && <OrderDrawer id={search.id} isOver onClose={() => patch({ id: undefined })} />}
    </div>
  )
}

/** Returns the courier of the board, where the filter has exactly one. */
function onlyOne([first, ...others]: readonly (number | 'none')[] = []): number | undefined {
  return first === 'none' || others.length > 0 ? undefined : first
}

/** Returns a change that removes every one of these filters. */
function without(filter: BoardFilter): Partial<Record<keyof BoardFilter, undefined>> {
  return Object.fromEntries(Object.keys(filter).map((name) => [name, undefined]))
}
