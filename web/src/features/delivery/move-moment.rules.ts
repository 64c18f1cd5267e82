/** One moment on two clocks. */
interface Clocks {
  /** The server's clock in milliseconds. */
  readonly server: number
  /** The phone's clock in milliseconds. */
  readonly phone: number
}

/** Returns the moment of a move that the phone noted by its own clock: as long ago as that clock says, and never in the future. */
export function momentOf(madeAt: number, { server, phone }: Clocks): string {
  const ago = Math.max(0, phone - madeAt)
  return new Date(server - ago).toISOString()
}
