/** Listeners on the window and intervals that outlive their screen, with the calls that made them. */

/** Libraries make these once per page; those of the editor go a moment after their screen. */
const LASTING = ['@tanstack/router-core', '@dnd-kit/dom', '@tiptap/core']

interface Listening {
  type: string
  listener: unknown
  isCapture: boolean
  by: string
}

let listening: Listening[] = []
const ticking = new Map<unknown, string>()

/** Begins to record listeners of the window and intervals. Called once per browser. */
export function watchLeftovers(): void {
  if ('isWatched' in window) return
  Object.assign(window, { isWatched: true })
  watchListeners()
  watchIntervals()
}

function watchListeners(): void {
  const { addEventListener, removeEventListener } = window
  window.addEventListener = (...[type, listener, options]: Parameters<typeof addEventListener>) => {
    listening.push({ type, listener, isCapture: isCapture(options), by: caller() })
    addEventListener.call(window, type, listener, options)
  }
  window.removeEventListener = (...[type, listener, options]: Parameters<typeof removeEventListener>) => {
    listening = listening.filter((one) => one.type !== type || one.listener !== listener || one.isCapture !== isCapture(options))
    removeEventListener.call(window, type, listener, options)
  }
}

function watchIntervals(): void {
  const { setInterval, clearInterval } = globalThis
  globalThis.setInterval = Object.assign((...args: Parameters<typeof setInterval>) => {
    const timer = setInterval(...args)
    ticking.set(timer, caller())
    return timer
  }, setInterval)
  globalThis.clearInterval = (timer) => {
    ticking.delete(timer)
    clearInterval(timer)
  }
}

/** Returns the leftovers of a test in words and clears them, so that the next test is not blamed. */
export function leftBehind(): string[] {
  const left = [
    ...listening.map(({ type, by }) => ({ what: `a listener for ${type}`, by })),
    ...[...ticking.values()].map((by) => ({ what: 'an interval', by })),
  ]
  listening = []
  ticking.clear()
  return left.filter(({ by }) => !LASTING.some((library) => by.includes(library))).map(({ what, by }) => `${what}${by}`)
}

function isCapture(options: boolean | AddEventListenerOptions | undefined): boolean {
  return typeof options === 'object' ? options.capture === true : options === true
}

/** Returns the three calls that led here. */
function caller(): string {
  return `\n${(new Error().stack ?? '').split('\n').slice(3, 6).join('\n')}`
}
