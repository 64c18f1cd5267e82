import { useMutation, useQueryClient } from '@tanstack/react-query'
import { authEndpoints } from '@tracklane/contract/auth'
import { call } from '#lib/http.ts'
import { forgetCsrfToken } from '#lib/http-request.ts'
import { authQueries } from './auth.api.ts'
import { keepTypedPassword } from './typed-password.ts'

/** Ends the session of a person who must choose a password first and has seen nothing yet. Others log out in the menu. */
export function useLogout() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(authEndpoints.logout),
    onSuccess: () => {
      forgetCsrfToken()
      keepTypedPassword(undefined)
      queryClient.setQueryData(authQueries.profile().queryKey, null)
    },
  })
}
