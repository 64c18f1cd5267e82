declare global {
  interface Window {
    /** From the link in a mail; `theme.js` takes it out of the address. */
    resetToken?: string | undefined
  }
}

/** The token of the link that led here; a link that was followed in a page that is open already leaves the address now. */
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
