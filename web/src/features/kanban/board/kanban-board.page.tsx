import { CardFieldsMenu } from '#features/kanban/card/card-fields-menu.tsx'
import { BoardSearch, filterOf } from '#features/kanban/data/board-search.ts'
import { NewOrderButton } from '#features/order-edit/order-edit.parts.tsx'
import { OrderFilters } from '#features/order-filter/order-filters.parts.tsx'
import { OrderDrawer } from '#features/order-view/order-drawer.parts.tsx'
import { useT } from '#lib/i18n.ts'
import { useFilter } from '#lib/search.ts'
import { useStable } from '#lib/use-stable.ts'
import { PageHead } from '#ui/page-head.tsx'
import classes from './board.module.css'
import { Board } from './board.tsx'
import { BoardHelp } from './board-help.tsx'

/** /order/kanban: the logist's board. What it shows stands in the query string. */
export function KanbanBoardPage() {
  const t = useT()
  const [search, patch] = useFilter(BoardSearch)
  // Or every keystroke elsewhere would draw the board anew.
  const filter = useStable(filterOf(search))

  return (
    <div className={classes.page}>
      <PageHead
        title={t('kanban', 'Board')}
        actions={
          <>
            <CardFieldsMenu />
            <BoardHelp />
            <NewOrderButton />
          </>
        }
      >
        <OrderFilters filter={filter} onChange={patch} route="/order/kanban" component="board" />
      </PageHead>
      <Board filter={filter} onOpen={(id) => patch({ id }, { push: true })} />
      {search.id !== undefined && <OrderDrawer key={search.id} id={search.id} onClose={() => patch({ id: undefined })} />}
    </div>
  )
}
