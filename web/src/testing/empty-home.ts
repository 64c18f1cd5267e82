import type { Home } from '@tracklane/contract/home'

/** A home without blocks; each test adds its own. */
export const EMPTY_HOME: Home = {
  orders: null,
  accounts: null,
  platform: null,
  known_to_security: null,
  without_logist: null,
  attacked: null,
  setup: null,
  cash: null,
  courier: null,
}
