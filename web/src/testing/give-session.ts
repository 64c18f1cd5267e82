/** The cookie that the server gives together with every session. */
export function giveSession(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the server sets it, and the tests stand in for the server
  document.cookie = 'XSRF-TOKEN=test; path=/'
}
