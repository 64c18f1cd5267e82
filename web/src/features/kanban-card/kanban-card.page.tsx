import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { KanbanCardLayout } from '@tracklane/contract/kanban-card'
import { LayoutList } from '#features/kanban-layout/layout-list.parts.tsx'
import { useListSearch } from '#kit/list-search.ts'
import { useT } from '#lib/i18n.ts'
import { CardEdit, NewCard } from './card-drawer.tsx'
import { kanbanCardQueries, useRemoveCard } from './kanban-card.api.ts'
import { KanbanCardSearch } from './kanban-card-search.ts'

const shownOf = ({ fields }: KanbanCardLayout) => String(fields.filter(({ visible }) => visible).length)

/** The screen /kanban/card: the card layouts and their fields. */
export function KanbanCardIndexPage() {
  const t = useT()
  const client = useQueryClient()
  const list = useListSearch(KanbanCardSearch)
  const { openId, isNew, copiedId, open, openCopy, close } = list
  return (
    <LayoutList
      title={t('kanban_layout', 'Cards')}
      route="/kanban/card"
      entity="kanban-card"
      list={list}
      remove={useRemoveCard()}
      rows={useQuery(kanbanCardQueries.page(list.query))}
      holds={{ label: t('kanban_layout', 'Fields shown'), text: shownOf }}
      find={{ label: t('kanban_layout', 'Search card layouts'), placeholder: t('kanban_layout', 'Name, organization, country') }}
      ask={(filter) => client.fetchQuery(kanbanCardQueries.page(list.queryWith(filter)))}
      none={{ title: t('kanban_layout', 'No card layouts yet'), text: t('kanban_layout', 'Add the first one.') }}
      nothingFound={{
        title: t('kanban_layout', 'No card layout found'),
        text: t('record', 'Nothing matches the search and the filters.'),
      }}
      addLabel={t('kanban_layout', 'New card layout')}
      drawer={
        isNew ? (
          <NewCard key={copiedId} from={copiedId} onClose={close} onOpen={open} />
        ) : (
          openId !== undefined && <CardEdit key={openId} id={openId} onClose={close} onCopy={openCopy} />
        )
      }
    />
  )
}
