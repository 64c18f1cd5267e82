import { useBlocker } from '@tanstack/react-router'
import { useCallback, useRef } from 'react'
import { translate } from '#lib/i18n.ts'
import { confirmAction } from './confirm-dialog.tsx'

/**
 * Asks before unsaved changes are left behind, whichever way: closing, Back, another screen, the browser's tab.
 * `staysHere` knows addresses at which the same form is still open. Gives back `letGo`, for after saving.
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

/** Keeps the screen until something under way has ended, where leaving would lose its result. Only the sign-in gets through. */
export function useStayWhile(isUnderWay: boolean): void {
  useBlocker({
    disabled: !isUnderWay,
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && next.pathname !== '/login',
  })
}

/** Asks before typed text is lost; true: it may be. */
export function askToLeave(): Promise<boolean> {
  return confirmAction({
    title: translate('dialog', 'Leave without saving?'),
    message: translate('dialog', 'What you have changed here is not saved and will be lost.'),
    confirmLabel: translate('dialog', 'Leave'),
    isDanger: true,
  })
}
