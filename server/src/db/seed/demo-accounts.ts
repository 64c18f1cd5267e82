import type { Role } from '@tracklane/contract/kit/role'

/** The password of the demo accounts, which exist outside production only. */
export const DEMO_PASSWORD = 'tracklane-demo'

/** One account per role, for the console and the README. */
export const DEMO_ACCOUNTS: readonly { role: Role; email: string }[] = [
  { role: 'admin', email: 'admin@tracklane.test' },
  { role: 'security', email: 'security@tracklane.test' },
  { role: 'organization_admin', email: 'organization-admin@tracklane.test' },
  { role: 'logist', email: 'logist@tracklane.test' },
  { role: 'reporter', email: 'reporter@tracklane.test' },
  { role: 'courier', email: 'courier@tracklane.test' },
]

/** Accounts of the first organization's second country, and of the second organization. */
export const MORE_DEMO_ACCOUNTS: readonly { role: Role; email: string }[] = [
  { role: 'logist', email: 'logist-2@tracklane.test' },
  { role: 'organization_admin', email: 'organization-admin-b@tracklane.test' },
  { role: 'logist', email: 'logist-b@tracklane.test' },
  { role: 'reporter', email: 'reporter-b@tracklane.test' },
  { role: 'courier', email: 'courier-b@tracklane.test' },
]
