/** A file that is no whole backup: cut, changed, or something else altogether. */
export class BrokenBackup extends Error {
  constructor(why: string, cause?: unknown) {
    super(`This is no whole backup: ${why}. Nothing of it was restored.`, { cause })
  }
}
