import { useBlocker } from '@tanstack/react-router'
import { useCallback, useRef } from 'react'
import { translate } from '#lib/i18n.ts'
import { confirmAction } from './confirm-dialog.tsx'

/**
 * Asks before unsaved changes are lost by closing, Back, another screen or the browser's tab. `staysHere` knows addresses at which the same
 * form stays open. Returns `letGo`, for use after saving.
 */
export function useUnsaved(isDirty: boolean, staysHere: (search: Record<string, unknown>) => boolean) {
  const isFree = useRef(false)
  useBlocker({
    disabled: !isDirty,
    enableBeforeUnload: () => !isFree.current,
    shouldBlockFn: async ({ current, next }) => {
      if (isFree.current || next.pathname === '/login') return false
      if (current.pathname === next.pathname && staysHere(next.search)) return false
      return !(await askToLeave())
    },
  })
  return useCallback(() => {
    isFree.current = true
  }, [])
}

/** Keeps the screen until work has ended whose result would be lost. Only the way to the sign-in stays open. */
export function useStayWhile(isUnderWay: boolean): void {
  useBlocker({
    disabled: !isUnderWay,
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && next.pathname !== '/login',
  })
}

/** Asks before typed text is lost. Resolves to true where the person leaves. */
export function askToLeave(): Promise<boolean> {
  return confirmAction({
    title: translate('dialog', 'Leave without saving?'),
    message: translate('dialog', 'What you have changed here is not saved and will be lost.'),
    confirmLabel: translate('dialog', 'Leave'),
    isDanger: true,
  })
}
