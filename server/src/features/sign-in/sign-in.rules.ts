const ADDRESS = /^\S[^\s@]*@\S[^\s.]*\.\S+$/

/**
 * The login of a try that nobody's account matches, where it looks like one: people type their password into the wrong field, and nobody
 * may read that.
 */
export function shownLogin(login: string): string {
  return ADDRESS.test(login) ? login : '•••'
}

/** The same login however it is typed. */
export function normalizedLogin(login: string): string {
  return login.normalize('NFC').trim().toLowerCase()
}
