/** A mail to one address. */
export interface Mail {
  /** Before the @ of its Message-ID: the same whenever it is sent again. */
  readonly id: string
  readonly to: string
  readonly subject: string
  /** The readable part of a document, as rich text. */
  readonly html: string
  /** A char_code. */
  readonly language: string
  /** Where mail programs may say that no more is wanted: a POST to it is enough. */
  readonly refusalUrl?: string | undefined
}

/** Sends mails, or keeps them as files. Throws a `JobFailure` that says why it did not. */
export interface MailTransport {
  send(mail: Mail): Promise<void>
  close(): void
}
