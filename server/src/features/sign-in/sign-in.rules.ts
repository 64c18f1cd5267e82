const ADDRESS = /^\S[^\s@]*@\S[^\s.]*\.\S+$/

/**
 * Returns the login of a try without an account, if it looks like a login: people type their password into the wrong field, and it must not
 * be readable.
 */
export function shownLogin(login: string): string {
  return ADDRESS.test(login) ? login : '•••'
}

/** Normalizes a login, so that every spelling is equal. */
export function normalizedLogin(login: string): string {
  return login.normalize('NFC').trim().toLowerCase()
}
