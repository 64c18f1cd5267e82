import type { Platform } from '#platform/context.ts'

/** A page that is turned away asks at once for its session: by then the browser should have the answer with the new cookie. */
const ON_ITS_WAY = 500

/** Closes the sockets of an ended session a little later, since the browser is just getting its next session. */
export function closeSoon({ realtime, log }: Platform, session: string): void {
  setTimeout(() => {
    try {
      realtime.closeOwned({ session })
    } catch (error) {
      log.error({ err: error }, 'sockets were not closed')
    }
  }, ON_ITS_WAY).unref()
}
