import { defineEvent } from '#platform/events/event.ts'

/** Changes of an account that its owner is told about. */
export const ACCOUNT_CHANGES = ['password', 'role', 'address'] as const
export type AccountChange = (typeof ACCOUNT_CHANGES)[number]

/** Emitted when another person has set a password or a role, or when the account was used from a new address. */
export const accountChanged = defineEvent<{ readonly user_id: number; readonly what: AccountChange }>('account')
