import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { KanbanBoard } from '@tracklane/contract/kanban-board'
import { LayoutList } from '#features/kanban-layout/layout-list.parts.tsx'
import { useListSearch } from '#kit/list-search.ts'
import { useT } from '#lib/i18n.ts'
import { BoardEdit, NewBoard } from './board-drawer.tsx'
import { kanbanBoardQueries, useRemoveBoard } from './kanban-board.api.ts'
import { KanbanBoardSearch } from './kanban-board-search.ts'

const columnsOf = ({ columns }: KanbanBoard) => String(columns.length)

/** The screen /kanban/board: the boards and their columns. */
export function KanbanBoardIndexPage() {
  const t = useT()
  const client = useQueryClient()
  const list = useListSearch(KanbanBoardSearch)
  const { openId, isNew, copiedId, open, openCopy, close } = list
  return (
    <LayoutList
      title={t('kanban_layout', 'Boards')}
      route="/kanban/board"
      entity="kanban"
      list={list}
      remove={useRemoveBoard()}
      rows={useQuery(kanbanBoardQueries.page(list.query))}
      holds={{ label: t('kanban_layout', 'Columns'), text: columnsOf }}
      find={{ label: t('kanban_layout', 'Search boards'), placeholder: t('kanban_layout', 'Name, organization, country') }}
      ask={(filter) => client.fetchQuery(kanbanBoardQueries.page(list.queryWith(filter)))}
      none={{ title: t('kanban_layout', 'No boards yet'), text: t('kanban_layout', 'Add the first one.') }}
      nothingFound={{
        title: t('kanban_layout', 'No board found'),
        text: t('record', 'Nothing matches the search and the filters.'),
      }}
      addLabel={t('kanban_layout', 'New board')}
      drawer={
        isNew ? (
          <NewBoard key={copiedId} from={copiedId} onClose={close} onOpen={open} />
        ) : (
          openId !== undefined && <BoardEdit key={openId} id={openId} onClose={close} onCopy={openCopy} />
        )
      }
    />
  )
}
