import type { Platform } from '#platform/context.ts'

/** A page that is turned away asks at once who it is: by then the answer with the new cookie should have reached the browser. */
const ON_ITS_WAY = 500

/** Ends the sockets of a session that is over, where the same browser is just being given the next one. */
export function closeSoon({ realtime, log }: Platform, session: string): void {
  setTimeout(() => {
    try {
      realtime.closeOwned({ session })
    } catch (error) {
      log.error({ err: error }, 'sockets were not closed')
    }
  }, ON_ITS_WAY).unref()
}
