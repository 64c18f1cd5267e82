import { useRouter } from '@tanstack/react-router'
import { leave } from '#app/session.ts'
import { useLogout } from '#features/auth/auth.api.ts'
import { forgetPreviousRoute } from '#features/auth/previous-route.ts'
import { confirmAction } from '#ui/confirm-dialog.tsx'

/** Logout: asks first, then nothing of the person is left in the browser. */
export function useLeave() {
  const router = useRouter()
  const logout = useLogout()

  return async () => {
    if (!(await confirmAction())) return
    logout.mutate(undefined, {
      onSuccess: async () => {
        await leave(router)
        forgetPreviousRoute()
      },
    })
  }
}
