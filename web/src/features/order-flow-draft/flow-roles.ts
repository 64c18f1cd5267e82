import type { FlowRole } from '@tracklane/contract/order-flow'
import { useCallback } from 'react'
import { usePhrase } from '#lib/i18n.ts'
import { roleLetter } from './rules/role-letters.rules.ts'

/** As they stand everywhere in the editor: those who work most with orders first, the one on the road last. */
export const SHOWN_ROLES: readonly FlowRole[] = ['logist', 'organization_admin', 'admin', 'courier']

export function useRoleLetter(): (role: FlowRole) => string {
  const say = usePhrase()
  return useCallback((role) => say(roleLetter(role)), [say])
}

export function inOrder(roles: readonly FlowRole[]): FlowRole[] {
  return SHOWN_ROLES.filter((role) => roles.includes(role))
}
