/** Writes to the browser's console: facts for developers, never personal data. */
export function logError(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one door to the console
  console.error(what, error)
}
