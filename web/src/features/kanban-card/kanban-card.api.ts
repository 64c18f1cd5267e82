import { kanbanCardEndpoints } from '@tracklane/contract/kanban-card'
import { kanbanQueries } from '#features/kanban/data/kanban.api.ts'
import { crudQueries, useCreate, useRemove, useUpdate } from '#kit/crud-queries.ts'

export const kanbanCardQueries = crudQueries('kanban-card', kanbanCardEndpoints)

// The layout that applies to this person may change too.
const changed = [kanbanCardQueries.all(), kanbanQueries.all()]

export const useCreateCard = () => useCreate(kanbanCardEndpoints.create, ...changed)
export const useUpdateCard = () => useUpdate(kanbanCardEndpoints.update, ...changed)
export const useRemoveCard = () => useRemove(kanbanCardEndpoints.remove, ...changed)
