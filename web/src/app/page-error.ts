/** An error that is a page: the error page shows its status and message. */
export class PageError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.name = 'PageError'
    this.status = status
  }
}
