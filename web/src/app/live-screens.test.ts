import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { everythingAsked } from '#testing/answer.ts'
import { withDisk } from '#testing/durable.ts'
import { LiveServer } from '#testing/live-server.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { takeTimers } from '#testing/take-timers.ts'
import { LIVE_SCREENS, type LiveScreen } from './live-screens.testing.ts'

withDisk()

/** Milliseconds, more than the longest rest between two requests. */
const QUIET = 6_000
/** Milliseconds that an answer is waited for. */
const LIMIT = 10_000

/** The text wherever the age of the data is unknown. */
const NOBODY = /^(Connection lost|No connection)/

let pass: (milliseconds: number) => Promise<void>

beforeEach(() => {
  pass = takeTimers()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const shown = (word: string) => screen.findAllByText(word)

function start(row: LiveScreen, has = 'Alpha'): LiveServer {
  row.prepare?.()
  return new LiveServer(has, row)
}

async function opened(row: LiveScreen): Promise<LiveServer> {
  const server = start(row)
  renderScreen(row.url, { as: row.as })
  await shown('Alpha')
  await server.connect()
  return server
}

/** Fails unless the screen finally shows the server's data and sends no more requests. */
async function settles(server: LiveServer, word: string): Promise<void> {
  await pass(QUIET)
  await shown(word)
  expect(screen.queryAllByText(/Alpha/)).toEqual([])
  const { questions } = server
  expect(questions).toBeLessThanOrEqual(6)
  await pass(QUIET)
  expect(server.questions).toBe(questions)
}

/** The moments in which the server's data changes, with an event: before the request, while its answer is on its way, or after it. */
const MOMENTS = ['before', 'during', 'after'] as const

async function changeAround(server: LiveServer, moment: (typeof MOMENTS)[number], ask: () => unknown): Promise<void> {
  if (moment === 'before') await server.change('Bravo')
  if (moment === 'during') server.hold()
  await server.isAsked(ask)
  if (moment === 'after') await pass(QUIET)
  if (moment !== 'before') await server.change('Bravo')
  server.release()
}

describe.each(LIVE_SCREENS)('$name', (row) => {
  test('without changes, each request is sent once', async () => {
    const server = await opened(row)
    await pass(QUIET)
    expect(server.questions).toBe(1)
    expect(everythingAsked().toSorted()).toEqual([...new Set(everythingAsked())].toSorted())
  })

  test.each(MOMENTS)('a change %s the first request is shown', async (moment) => {
    const server = start(row, moment === 'before' ? 'Bravo' : 'Alpha')
    if (moment !== 'after') server.hold()
    renderScreen(row.url, { as: row.as })
    await waitFor(() => expect(server.questions).toBe(1))
    if (moment === 'after') await shown('Alpha')
    await server.connect()
    await server.change('Bravo')
    server.release()
    await settles(server, 'Bravo')
  })

  test.each(MOMENTS)('a change %s a repeated request is shown', async (moment) => {
    const server = await opened(row)
    await changeAround(server, moment, () => server.connect(0))
    await settles(server, 'Bravo')
  })

  test.each(row.next ? MOMENTS : [])('a change %s the request of the next page is shown', async (moment) => {
    const server = await opened(row)
    await changeAround(server, moment, () => row.next?.())
    await settles(server, 'Bravo next')
  })

  test.each(row.next ? [row.next] : [])('an abandoned next page that arrives after a newer one is not shown', async (next) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const server = await opened(row)
    server.hold()
    await server.isAsked(next)
    await pass(LIMIT + 500)
    server.recover()
    await server.change('Bravo')
    await pass(QUIET)
    next()
    await shown('Bravo next')
    server.release()
    await settles(server, 'Bravo next')
  })

  test('an answer that never arrives is abandoned, and the screen is marked as old until the next one', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const server = await opened(row)
    server.stayMute()
    await server.isAsked(() => server.change('Bravo'))
    await pass(LIMIT - 1_000)
    expect(screen.queryByText(row.stale)).toBeNull()
    await pass(1_500)
    await shown('Alpha')
    expect(screen.getByText(row.stale)).toBeTruthy()
    server.recover()
    await pass(LIMIT + QUIET) // asked again meanwhile, without an answer either
    await settles(server, 'Bravo')
    expect(screen.queryByText(row.stale)).toBeNull()
  })

  test('a first answer that never arrives is abandoned, and a later one is shown', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const server = start(row)
    server.stayMute()
    renderScreen(row.url, { as: row.as })
    await waitFor(() => expect(server.questions).toBe(1))
    await server.connect()
    await pass(LIMIT + 500)
    expect(screen.getByText(NOBODY)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
    server.recover()
    await pass(LIMIT + QUIET)
    await shown('Alpha')
    expect(screen.queryByText(NOBODY)).toBeNull()
  })

  test('an abandoned answer that arrives after a newer one is not shown', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const server = await opened(row)
    server.hold()
    await server.isAsked(() => server.connect(0))
    await pass(LIMIT + 500)
    server.recover()
    await server.change('Bravo')
    await pass(QUIET)
    await shown('Bravo')
    server.release()
    await settles(server, 'Bravo')
  })
})
