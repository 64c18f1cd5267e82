import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { MOST_TOKENS, type OrganizationTokenDraft, organizationTokenEndpoints as on } from '@tracklane/contract/organization-token'
import { call } from '#lib/http.ts'

export const organizationTokenQueries = {
  /** All tokens: they always fit on one page. */
  list: (id: number) =>
    queryOptions({
      queryKey: ['organization', 'tokens', id],
      queryFn: async ({ signal }) => (await call(on.list, { params: { id }, query: { per_page: MOST_TOKENS } }, signal)).data,
    }),
}

/** Creates a token. Only the answer has the plain token: nothing keeps it after the dialog is closed. */
export function useCreateToken(id: number) {
  const onSettled = useRefresh()
  return useMutation({
    mutationFn: async (body: OrganizationTokenDraft) => (await call(on.create, { params: { id }, body })).data,
    gcTime: 0,
    onSettled,
  })
}

export function useRevokeToken(id: number) {
  const onSettled = useRefresh()
  return useMutation({ mutationFn: (tokenId: number) => call(on.remove, { params: { id, tokenId } }), onSettled })
}

export function useRevokeAllTokens(id: number) {
  const onSettled = useRefresh()
  return useMutation({ mutationFn: () => call(on.removeAll, { params: { id } }), onSettled })
}

/** Organizations show the number of their tokens. */
function useRefresh() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['organization'] })
}
