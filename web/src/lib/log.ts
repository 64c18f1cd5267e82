/** The browser's console, in one place: what is logged is what a developer may need, never personal data. */
export function logError(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one door to the console
  console.error(what, error)
}
