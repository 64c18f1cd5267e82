import { keepPreviousData, type QueryKey, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Uses, Uses as UsesSchema } from '@tracklane/contract/kit/crud'
import type { Endpoint, Input, Refusal, Reply } from '@tracklane/contract/kit/endpoint'
import { ApiError, call, rowOf } from '#lib/http.ts'
import { translate } from '#lib/i18n.ts'
import { reportError } from '#lib/query-client.ts'
import { toastSuccess } from '#ui/toast.ts'
import type { RowUpdate } from './edit-form.ts'

type DataOf<E extends Endpoint> = Reply<E> extends { data: infer Data } ? Data : never

/** Returns the queries of an entity's list and of one row; the key is the entity's name. */
export function crudQueries<List extends Endpoint, Get extends Endpoint>(key: string, endpoints: { list: List; get: Get }) {
  return {
    ...listQueries(key, endpoints),
    detail: (id: number) =>
      queryOptions({
        queryKey: [key, 'detail', id],
        queryFn: async ({ signal }) => dataOf<Get>(await call(endpoints.get, { params: { id } } as Partial<Input<Get>>, signal)), // every `get` takes an id
      }),
  }
}

/** Returns the queries of an entity whose list has all its rows. */
export function listQueries<List extends Endpoint>(key: string, { list }: { list: List }) {
  return {
    all: (): QueryKey => [key],
    /** The whole answer, with `meta` where the list has pages. */
    page: (query: Input<List>['query']) =>
      queryOptions({
        queryKey: [key, 'page', query],
        queryFn: ({ signal }) => call(list, { query } as Partial<Input<List>>, signal), // only a part of the input
        placeholderData: keepPreviousData,
      }),
  }
}

/** Creates a row. Afterwards all queries with these keys load again, as after every mutation of an entity. */
export function useCreate<E extends Endpoint>(endpoint: E, ...keys: QueryKey[]) {
  const refresh = useRefresh(keys)
  return useMutation({
    mutationFn: async (body: Input<E>['body']) => dataOf<E>(await call(endpoint, { body } as Partial<Input<E>>)), // only a part of the input
    onSettled: refresh,
  })
}

/** Refused (412) when the row has another version. */
interface Update<Patch> {
  readonly id: number
  readonly version: number
  readonly patch: Patch
}

export function useUpdate<E extends Endpoint>(endpoint: E, ...keys: QueryKey[]): RowUpdate<Refusal<E>, Input<E>['body']> {
  return useRowUpdate(endpoint, useRefresh(keys))
}

/** Changes a row like `useUpdate`, with a function of its own for after the change. */
export function useRowUpdate<E extends Endpoint>(
  endpoint: E,
  onSettled: (id: number) => unknown,
): RowUpdate<Refusal<E>, Input<E>['body'], Reply<E>> {
  const change = ({ id, version, patch }: Update<Input<E>['body']>) => {
    const input = { params: { id }, body: patch } as Partial<Input<E>> // every `update` takes an id
    return call(endpoint, { ...input, headers: { 'If-Match': `"${version}"` } })
  }
  const update = useMutation({
    mutationFn: change,
    // Silent, since the form itself explains changes of others.
    meta: { silent: true },
    onError: (error) => {
      if (!rowOf(error, endpoint)) reportError(error)
    },
    onSettled: (_reply, _error, { id }) => onSettled(id),
  })
  const undo = useMutation({
    mutationFn: change,
    onSuccess: () => toastSuccess(translate('operation', 'Undone')),
    onSettled: (_reply, _error, { id }) => onSettled(id),
  })
  return { mutate: update.mutate, isPending: update.isPending, conflictingRow: (error) => rowOf(error, endpoint), undo: undo.mutate }
}

export function useRemove<E extends Endpoint>(endpoint: E, ...keys: QueryKey[]) {
  const refresh = useRefresh(keys)
  return useMutation({
    mutationFn: async (id: number) => {
      await call(endpoint, { params: { id } } as Partial<Input<E>>) // every `remove` takes an id
    },
    // Silent where other rows refer to it, since the drawer says which.
    meta: { silent: true },
    onError: (error) => {
      if (!refusalOf(error)) reportError(error)
    },
    onSettled: refresh,
  })
}

/** Returns the number of rows of each kind that prevent a deletion. */
export function usesOf(error: unknown): Uses | undefined {
  const { status, data } = Object(error) as Partial<ApiError> // anything may be thrown
  return status === 409 ? UsesSchema.safeParse(data).data : undefined
}

/** Returns the reason why a row cannot be deleted (409), in the person's language. */
export function refusalOf(error: unknown): string | undefined {
  return error instanceof ApiError && error.status === 409 ? error.message : undefined
}

function useRefresh(keys: readonly QueryKey[]) {
  const queryClient = useQueryClient()
  return () => Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

function dataOf<E extends Endpoint>(reply: Reply<E>): DataOf<E> {
  return (reply as { data: DataOf<E> }).data // every reply of an entity has data
}
