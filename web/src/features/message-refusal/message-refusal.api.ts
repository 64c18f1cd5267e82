import { queryOptions, useMutation } from '@tanstack/react-query'
import { messageRefusalEndpoints } from '@tracklane/contract/message-refusal'
import { call } from '#lib/http.ts'

export const messageRefusalQueries = {
  page: (token: string) =>
    queryOptions({
      queryKey: ['message-refusal', token],
      queryFn: async ({ signal }) => (await call(messageRefusalEndpoints.get, { params: { token } }, signal)).data,
      meta: { silent: true },
    }),
}

export const useRefuse = () =>
  useMutation({
    mutationFn: (token: string) => call(messageRefusalEndpoints.refuse, { params: { token } }),
    meta: { silent: true },
  })
