import { useRef, useState } from 'react'
import { useOrdersChanged } from '#features/order/orders-changed.api.ts'
import { ApiError } from '#lib/http.ts'
import { type Translate, useT } from '#lib/i18n.ts'
import { logError } from '#lib/log.ts'
import { reportError } from '#lib/query-client.ts'
import { newRequestKey } from '#lib/request-key.ts'
import {
  type Batch,
  type Chunk,
  chunksOf,
  chunksToRetry,
  isFinal,
  missedOutcomes,
  type Outcome,
  type Outcomes,
  outcomesOf,
} from './bulk-job.rules.ts'

export interface BulkRun {
  readonly outcomes: Outcomes
  /** The number of answered orders in this attempt. */
  readonly answered: number
  readonly of: number
  readonly isRunning: boolean
}

/** Milliseconds between two updates of the progress: with a request per order, thousands of answers must not each draw the screen. */
const LOOK_EVERY = 100

/**
 * Sends the chunks in turn and keeps the outcome of each order. `onDone` gets the orders that went through, `onMissed` is called at the end
 * where some did not.
 */
export function useBulkRun(onDone: (ids: readonly number[]) => void = () => {}, onMissed: () => void = () => {}) {
  const t = useT()
  const ordersChanged = useOrdersChanged()
  const [run, setRun] = useState<BulkRun>()
  const isStopped = useRef(false)

  /** Sends the chunks. Waits for `onAllDone` before the run ends: closing the dialog after that leaves no result behind. */
  const send = async (chunks: readonly Chunk[], onAllDone?: (outcomes: Outcomes) => Promise<void>) => {
    isStopped.current = false
    const all = new Map<number, Outcome>()
    const ids = chunks.flatMap(({ order_ids }) => order_ids)
    setRun((before) => ({ outcomes: before?.outcomes ?? new Map(), answered: 0, of: ids.length, isRunning: true }))
    let isMissed = false
    let news: [number, Outcome][] = []
    let shownAt = 0
    const show = () => {
      const outcomes = news
      news = []
      shownAt = performance.now()
      onDone(outcomes.flatMap(([id, { kind }]) => (kind === 'done' ? [id] : [])))
      setRun((now) => now && { ...now, outcomes: new Map([...now.outcomes, ...outcomes]), answered: now.answered + outcomes.length })
    }
    for (const chunk of chunks) {
      const outcomes = isStopped.current
        ? missedOutcomes(chunk, 'failed', t('order', 'Stopped before it was its turn'))
        : await attempt(t, chunk)
      isMissed ||= [...outcomes.values()].some(({ kind }) => kind !== 'done')
      news.push(...outcomes)
      for (const [id, outcome] of outcomes) all.set(id, outcome)
      if (performance.now() - shownAt >= LOOK_EVERY) show()
    }
    show()
    if (isMissed) onMissed()
    await ordersChanged(ids)
    if (!isMissed) await onAllDone?.(all)
    setRun((now) => now && { ...now, isRunning: false })
  }

  return {
    run,
    start: (batches: readonly Batch[], onAllDone?: (outcomes: Outcomes) => Promise<void>) =>
      send(chunksOf(batches, newRequestKey), onAllDone),
    retry: () => send(chunksToRetry(run?.outcomes ?? new Map(), newRequestKey)),
    stop: () => {
      isStopped.current = true
    },
  }
}

async function attempt(t: Translate, chunk: Chunk): Promise<Outcomes> {
  try {
    return outcomesOf(chunk, await chunk.job.send(chunk.order_ids, chunk.key, undefined, chunk.batch))
  } catch (error) {
    return failure(t, chunk, error)
  }
}

function failure(t: Translate, chunk: Chunk, error: unknown): Outcomes {
  logError('Changing orders failed', error)
  if (!(error instanceof ApiError)) return missedOutcomes(chunk, 'failed', t('error', 'An error occurred'))
  if (error.status === 401) reportError(error)
  return missedOutcomes(chunk, isFinal(error.status) ? 'refused' : 'failed', error.reasons.join('\n'))
}
