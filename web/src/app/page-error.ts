/** An error that is a page: its status and message are what the error page shows. */
export class PageError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.name = 'PageError'
    this.status = status
  }
}
