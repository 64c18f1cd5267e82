import { useMutation } from '@tanstack/react-query'
import { type ForgottenPassword, type PasswordReset, passwordLinkEndpoints } from '@tracklane/contract/password-link'
import { call } from '#lib/http.ts'

/** Both show errors at their fields. */
const silent = { meta: { silent: true } }

export const useForgotPassword = () =>
  useMutation({ mutationFn: (body: ForgottenPassword) => call(passwordLinkEndpoints.forgot, { body }), ...silent })

export const useResetPassword = () =>
  useMutation({ mutationFn: (body: PasswordReset) => call(passwordLinkEndpoints.reset, { body }), ...silent })
