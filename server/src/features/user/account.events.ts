import { defineEvent } from '#platform/events/event.ts'

/** Changes of an account that its owner is told of, whoever made them. */
export const ACCOUNT_CHANGES = ['password', 'role', 'address'] as const
export type AccountChange = (typeof ACCOUNT_CHANGES)[number]

/** Somebody else has set a password or a role, or somebody signed in from an address that the account has never come from. */
export const accountChanged = defineEvent<{ readonly user_id: number; readonly what: AccountChange }>('account')
