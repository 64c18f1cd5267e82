/** The same moment on two clocks. */
interface Clocks {
  /** The server's, in milliseconds. */
  readonly server: number
  /** The phone's, in milliseconds. */
  readonly phone: number
}

/** When something was done that the phone noted by its own clock: as long ago as that clock says, and never later than now. */
export function momentOf(madeAt: number, { server, phone }: Clocks): string {
  const ago = Math.max(0, phone - madeAt)
  return new Date(server - ago).toISOString()
}
