/** A mail to one address. */
export interface Mail {
  /** The part of its Message-ID before the @: equal for every repeat. */
  readonly id: string
  readonly to: string
  readonly subject: string
  /** The readable part of a document, as rich text. */
  readonly html: string
  /** A char_code. */
  readonly language: string
  /** The address where mail programs may unsubscribe with a POST. */
  readonly refusalUrl?: string | undefined
}

/** Sends mails or writes them to files. Throws a `JobFailure` with the reason where it could not. */
export interface MailTransport {
  send(mail: Mail): Promise<void>
  close(): void
}
