declare global {
  interface Window {
    /** The token from the link in a mail; `theme.js` removes it from the address. */
    resetToken?: string | undefined
  }
}

/** Returns the token of the link that led here. Takes it out of the address, where the link was opened in a loaded page. */
export function heldToken(): string | undefined {
  if (window.location.hash.startsWith('#reset=')) {
    window.resetToken = window.location.hash.slice('#reset='.length)
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
  }
  return window.resetToken
}

export function dropToken(): void {
  window.resetToken = undefined
}
