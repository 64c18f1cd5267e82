const ADDRESS = /^\S[^\s@]*@\S[^\s.]*\.\S+$/

/** What nobody's login tried, as far as it is one: people type their password into the wrong field, and that is nobody's to read. */
export function shownLogin(login: string): string {
  return ADDRESS.test(login) ? login : '•••'
}

/** The same login however it is typed. */
export function normalizedLogin(login: string): string {
  return login.normalize('NFC').trim().toLowerCase()
}
