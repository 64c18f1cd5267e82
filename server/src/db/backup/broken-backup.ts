/** Thrown where the file is not a complete backup: it was cut or changed, or is another kind of file. */
export class BrokenBackup extends Error {
  constructor(why: string, cause?: unknown) {
    super(`This is no whole backup: ${why}. Nothing of it was restored.`, { cause })
  }
}
