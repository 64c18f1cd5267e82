import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { orderQueries } from '#features/order/order.api.ts'
import { ApiError } from '#lib/http.ts'
import { type Translate, useT } from '#lib/i18n.ts'
import { logError } from '#lib/log.ts'
import { reportError } from '#lib/query-client.ts'
import { type Chunk, chunksOf } from './bulk-job.rules.ts'

/** What became of an order. `failed`: nobody knows, or nothing was tried; its chunk is sent again as it was. */
export type Outcome = { kind: 'done' } | { kind: 'refused' | 'failed'; reason: string; chunk: Chunk }
export type Outcomes = ReadonlyMap<number, Outcome>

export interface BulkRun {
  readonly outcomes: Outcomes
  /** How many of the present attempt have been answered. */
  readonly answered: number
  readonly of: number
  readonly isRunning: boolean
}

/** Sends chunk after chunk and keeps what became of each order; `onDone` hears of those that are through, `onMissed` at the end that some are not. */
export function useBulkRun(onDone: (ids: readonly number[]) => void = () => {}, onMissed: () => void = () => {}) {
  const t = useT()
  const queryClient = useQueryClient()
  const [run, setRun] = useState<BulkRun>()
  const isStopped = useRef(false)

  const send = async (chunks: readonly Chunk[]) => {
    isStopped.current = false
    const of = chunks.reduce((sum, chunk) => sum + chunk.order_ids.length, 0)
    setRun((before) => ({ outcomes: before?.outcomes ?? new Map(), answered: 0, of, isRunning: true }))
    let isMissed = false
    for (const chunk of chunks) {
      const outcomes = isStopped.current ? allOf(chunk, 'failed', t('order', 'Stopped before it was its turn')) : await attempt(t, chunk)
      isMissed ||= [...outcomes.values()].some(({ kind }) => kind !== 'done')
      onDone([...outcomes].flatMap(([id, { kind }]) => (kind === 'done' ? [id] : [])))
      setRun((now) => now && { ...now, outcomes: new Map([...now.outcomes, ...outcomes]), answered: now.answered + outcomes.size })
    }
    if (isMissed) onMissed()
    await queryClient.invalidateQueries({ queryKey: orderQueries.all() })
    setRun((now) => now && { ...now, isRunning: false })
  }

  return {
    run,
    send,
    retry: () => send(missed(run?.outcomes ?? new Map())),
    stop: () => {
      isStopped.current = true
    },
  }
}

/** A lost answer is asked for once more under the same key; what was refused is a new attempt. */
function missed(outcomes: Outcomes): Chunk[] {
  const lost = new Set<Chunk>()
  const refused = new Map<Chunk, number[]>()
  for (const [id, outcome] of outcomes) {
    if (outcome.kind === 'failed') lost.add(outcome.chunk)
    if (outcome.kind === 'refused') refused.set(outcome.chunk, [...(refused.get(outcome.chunk) ?? []), id])
  }
  return [...lost, ...chunksOf([...refused].map(([{ job }, order_ids]) => ({ job, order_ids })))]
}

async function attempt(t: Translate, chunk: Chunk): Promise<Outcomes> {
  try {
    const { done, refused } = await chunk.job.send(chunk.order_ids, chunk.key)
    return new Map<number, Outcome>([
      ...done.map((id) => [id, { kind: 'done' }] as const),
      ...refused.map(({ id, reason }) => [id, { kind: 'refused', reason, chunk }] as const),
    ])
  } catch (error) {
    return failure(t, chunk, error)
  }
}

function failure(t: Translate, chunk: Chunk, error: unknown): Outcomes {
  logError('Changing orders failed', error)
  if (!(error instanceof ApiError)) return allOf(chunk, 'failed', t('error', 'An error occurred'))
  if (error.status === 401) reportError(error)
  if (error.status === 0) return allOf(chunk, 'failed', t('error', 'The server cannot be reached. Check the connection and try again.'))
  const isSettled = error.status < 500 && error.status !== 401 && error.status !== 429
  const texts = Object.values(error.errors ?? {}).flat()
  return allOf(chunk, isSettled ? 'refused' : 'failed', texts.join('\n') || error.message)
}

function allOf(chunk: Chunk, kind: 'refused' | 'failed', reason: string): Outcomes {
  return new Map(chunk.order_ids.map((id) => [id, { kind, reason, chunk }] as const))
}
