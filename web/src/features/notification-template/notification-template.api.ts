import { queryOptions, skipToken, useMutation } from '@tanstack/react-query'
import { type NotificationTrial, notificationTemplateEndpoints } from '@tracklane/contract/notification-template'
import { crudQueries, useCreate, useRemove, useUpdate } from '#kit/crud-queries.ts'
import { call } from '#lib/http.ts'

const { create, update, remove, preview, test } = notificationTemplateEndpoints
const queries = crudQueries('notification-template', notificationTemplateEndpoints)

export const notificationTemplateQueries = {
  ...queries,
  /** Disabled while there is nothing to try. Saving a template changes no preview. */
  preview: (trial: NotificationTrial | undefined) =>
    queryOptions({
      queryKey: ['notification-preview', trial] as const,
      queryFn: trial ? async ({ signal }: { signal: AbortSignal }) => (await call(preview, { body: trial }, signal)).data : skipToken,
      // A mail looks different from a text message.
      placeholderData: (before, asked) => (asked?.queryKey[1]?.channel === trial?.channel ? before : undefined),
      gcTime: 0,
      meta: { silent: true }, // the preview shows the error
    }),
}

export const useCreateTemplate = () => useCreate(create, queries.all())
export const useUpdateTemplate = () => useUpdate(update, queries.all())
export const useRemoveTemplate = () => useRemove(remove, queries.all())

export const useSendTest = () =>
  useMutation({ mutationFn: async (trial: NotificationTrial) => (await call(test, { body: trial })).data.sent })
