import type { FlowRole } from '@tracklane/contract/order-flow'
import { useCallback } from 'react'
import { usePhrase } from '#lib/i18n.ts'
import { roleLetter } from './rules/role-letters.rules.ts'

/** The order of roles everywhere in the editor: the ones who work most with orders first, couriers last. */
export const SHOWN_ROLES: readonly FlowRole[] = ['logist', 'organization_admin', 'admin', 'courier']

export function useRoleLetter(): (role: FlowRole) => string {
  const say = usePhrase()
  return useCallback((role) => say(roleLetter(role)), [say])
}

export function inOrder(roles: readonly FlowRole[]): FlowRole[] {
  return SHOWN_ROLES.filter((role) => roles.includes(role))
}
