import { kanbanBoardEndpoints } from '@tracklane/contract/kanban-board'
import { kanbanQueries } from '#features/kanban/data/kanban.api.ts'
import { crudQueries, useCreate, useRemove, useUpdate } from '#kit/crud-queries.ts'

export const kanbanBoardQueries = crudQueries('kanban-board', kanbanBoardEndpoints)

// The board that applies to this person may change too.
const changed = [kanbanBoardQueries.all(), kanbanQueries.all()]

export const useCreateBoard = () => useCreate(kanbanBoardEndpoints.create, ...changed)
export const useUpdateBoard = () => useUpdate(kanbanBoardEndpoints.update, ...changed)
export const useRemoveBoard = () => useRemove(kanbanBoardEndpoints.remove, ...changed)
