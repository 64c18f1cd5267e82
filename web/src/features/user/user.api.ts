import { userEndpoints } from '@tracklane/contract/user'
import { crudQueries, useCreate, useRemove, useUpdate } from '#kit/crud-queries.ts'

export const userQueries = crudQueries('user', userEndpoints)

/** The own name stands in the frame. */
const FRAME = ['auth']

export const useCreateUser = () => useCreate(userEndpoints.create, userQueries.all())
export const useUpdateUser = () => useUpdate(userEndpoints.update, userQueries.all(), FRAME)
export const useRemoveUser = () => useRemove(userEndpoints.remove, userQueries.all())
