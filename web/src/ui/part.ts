import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { firstDataThere } from '#lib/first-data.ts'
import { onAnswering } from '#lib/http.ts'
import { translate } from '#lib/i18n.ts'
import { loadAhead } from '#lib/load-ahead.ts'
import { logError } from '#lib/log.ts'
import { withStyles } from '#lib/lost-styles.ts'
import { toastError } from './toast.ts'

interface PartOptions {
  /** False for a part that few people need. */
  readonly ahead?: boolean
  /** True for a part beside a screen: the first screen loads its own data before it. */
  readonly isBeside?: boolean
}

/**
 * Like React's `lazy`, for parts that a screen needs later. The browser loads them ahead when it is idle; where a part does not come, the
 * screen stays. The part stands in a `Suspense` of its own.
 */
// biome-ignore lint/suspicious/noExplicitAny: as React types it, since the props of a component may be anything
export function part<Part extends ComponentType<any>>(
  load: () => Promise<{ default: Part }>,
  { ahead = true, isBeside = false }: PartOptions = {},
): LazyExoticComponent<Part> {
  if (ahead) loadAhead(load)
  return lazy(async () => {
    if (isBeside) await firstDataThere()
    return arrived(load)
  })
}

/** Loads a part without a limit of time. After a failure a person may try again, and it is loaded when the server is back. */
export async function arrived<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await withStyles(load)
  } catch (error) {
    logError('A part could not be loaded', error)
    await askedFor()
    return arrived(load)
  }
}

function askedFor(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      stop()
      resolve()
    }
    const stop = onBack(go)
    const text = translate('error', 'This part could not be loaded. Check the connection.')
    toastError(text, { label: translate('error', 'Try again'), onAction: go })
  })
}

/** Calls `act` when a missing part may come now: the network is back, or the server answers again. Returns a function that stops it. */
export function onBack(act: () => void): () => void {
  const stop = onAnswering(act)
  window.addEventListener('online', act)
  return () => {
    stop()
    window.removeEventListener('online', act)
  }
}
