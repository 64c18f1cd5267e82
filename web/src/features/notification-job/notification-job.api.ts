import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type NotificationJobQuery, notificationJobEndpoints } from '@tracklane/contract/notification-job'
import { call } from '#lib/http.ts'
import { translate } from '#lib/i18n.ts'
import { toastSuccess } from '#ui/toast.ts'

const { list, retry, retryAll } = notificationJobEndpoints

/** Milliseconds between two requests, since a waiting message changes by itself. */
const AGAIN_MS = 15_000

export const notificationJobQueries = {
  all: () => ['notification-job'] as const,
  page: (query: Partial<NotificationJobQuery>) =>
    queryOptions({
      queryKey: [...notificationJobQueries.all(), query],
      queryFn: ({ signal }) => call(list, { query }, signal),
      placeholderData: keepPreviousData,
      staleTime: 0,
      refetchInterval: ({ state }) => ((state.data?.meta.waiting ?? 0) > 0 ? AGAIN_MS : false),
      meta: { silent: true }, // the table shows the error
    }),
}

/** Sends a message again that was given up. */
export function useSendAgain() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (id: number) => (await call(retry, { params: { id } })).data,
    onSuccess: () => toastSuccess(translate('message', 'It is sent again')),
    onSettled: () => client.invalidateQueries({ queryKey: notificationJobQueries.all() }),
  })
}

/** Sends all messages again that were given up for one reason. */
export function useSendAllAgain() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (reason: string) => (await call(retryAll, { body: { reason } })).data.retried,
    onSuccess: (count) =>
      toastSuccess(translate('message', '{count, plural, one {# message is} other {# messages are}} sent again', { count })),
    onSettled: () => client.invalidateQueries({ queryKey: notificationJobQueries.all() }),
  })
}
