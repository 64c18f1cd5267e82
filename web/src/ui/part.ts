import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { firstDataThere } from '#lib/first-data.ts'
import { onAnswering } from '#lib/http.ts'
import { translate } from '#lib/i18n.ts'
import { loadAhead } from '#lib/load-ahead.ts'
import { logError } from '#lib/log.ts'
import { withStyles } from '#lib/lost-styles.ts'
import { toastError } from './toast.ts'

interface PartOptions {
  /** False: only few ever need it. */
  readonly ahead?: boolean
  /** It stands beside a screen: on the first one it comes after the screen's own data. */
  readonly isBeside?: boolean
}

/**
 * React's `lazy` for what a screen needs later: brought ahead when the browser has nothing to do, and where it cannot be brought the screen
 * stays as it is. Stands in a `Suspense` of its own.
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

/** Loads a part, however long it takes: after a failure a person may ask again, and it comes when the server is back. */
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

/** Calls when a part that did not come may come now: the network is back, or the server answers again. Gives back how to stop. */
export function onBack(act: () => void): () => void {
  const stop = onAnswering(act)
  window.addEventListener('online', act)
  return () => {
    stop()
    window.removeEventListener('online', act)
  }
}
