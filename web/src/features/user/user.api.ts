import { userEndpoints } from '@tracklane/contract/user'
import { crudQueries, useCreate, useRemove, useUpdate } from '#kit/crud-queries.ts'

export const userQueries = crudQueries('user', userEndpoints)

/** The frame shows the person's own name. */
const FRAME = ['auth']

export const useCreateUser = () => useCreate(userEndpoints.create, userQueries.all())
export const useUpdateUser = () => useUpdate(userEndpoints.update, userQueries.all(), FRAME)
export const useRemoveUser = () => useRemove(userEndpoints.remove, userQueries.all())
