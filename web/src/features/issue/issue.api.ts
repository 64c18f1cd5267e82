import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Issue, type IssueDraft, type IssueQuery, issueEndpoints } from '@tracklane/contract/issue'
import { call } from '#lib/http.ts'
import { translate } from '#lib/i18n.ts'
import { reportError } from '#lib/query-client.ts'
import { toastSuccess } from '#ui/toast.ts'

export const issueQueries = {
  all: () => ['issue'] as const,
  page: (query: Partial<IssueQuery>) =>
    queryOptions({
      queryKey: [...issueQueries.all(), query],
      queryFn: ({ signal }) => call(issueEndpoints.list, { query }, signal),
      placeholderData: keepPreviousData,
      staleTime: 0,
      meta: { silent: true },
    }),
}

export function useReportIssue() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: IssueDraft) => call(issueEndpoints.create, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: issueQueries.all() }),
  })
}

/** Closes a report, with Undo for a mistake. */
export function useHandleIssue() {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: issueQueries.all() })
  const set = async (id: number, handled: boolean) => {
    await call(issueEndpoints.update, { params: { id }, body: { handled } })
    await refresh()
  }
  return useMutation({
    mutationFn: ({ id, handled_at }: Issue) => set(id, handled_at === null),
    onSuccess: (_reply, { id, handled_at }) => {
      const isHandled = handled_at === null
      const text = isHandled ? translate('issue', 'The report is handled') : translate('issue', 'The report is open again')
      const undo = () => void set(id, !isHandled).catch((error: unknown) => reportError(error))
      toastSuccess(text, { label: translate('dialog', 'Undo'), onAction: undo, isUndo: true })
    },
    onError: refresh,
  })
}
