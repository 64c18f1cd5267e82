import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SYSTEM } from '#platform/actor.ts'
import { createContext, inTransaction, type Platform } from '#platform/context.ts'
import { type TestApp, testApp } from '#testing/app.ts'
import { eventually } from '#testing/hang.ts'
import { outdateCatalogue } from './catalogue.ts'
import { translationsChanged } from './i18n.service.ts'
import { watchTranslations } from './translation-watch.service.ts'

const OFTEN = 20
const AWAY = {
  selectFrom() {
    throw new Error('away')
  },
}
const NEW = 'Sendungen'
const OLD = 'Bestellungen'

/** Two processes on one database. */
let here: TestApp
let there: TestApp
const stops: (() => void)[] = []

beforeEach(async () => {
  here = await testApp()
  there = await testApp()
})

afterEach(async () => {
  for (const stop of stops.splice(0)) stop()
  await write(OLD)
  await Promise.all([here.close(), there.close()])
})

async function ordersIn({ guest }: TestApp): Promise<string> {
  return (await guest().get('/i18n/translation-index?language=de')).json().data.menu.Orders.de
}

async function write(text: string, { isUndone = false, by = here } = {}): Promise<void> {
  const caller = { actor: SYSTEM, language: 'en', timeZone: 'UTC', ifMatch: undefined, requestId: 'test' }
  await inTransaction(createContext(by.app.platform, caller), async (tx) => {
    const phrase = tx.db.selectFrom('phrases').select('id').where('category', '=', 'menu').where('message', '=', 'Orders')
    await tx.db.updateTable('phrase_translations').set({ text }).where('char_code', '=', 'de').where('phrase_id', '=', phrase).execute()
    await translationsChanged(tx)
    if (isUndone) throw new Error('undone')
  })
}

function watch(platform: Platform): void {
  stops.push(watchTranslations(platform, OFTEN))
}

describe('a changed text', () => {
  it('is served at once by the process that changed it, and used in its answers', async () => {
    const before = await here.guest().get('/i18n/translation-index?language=de')
    await write(NEW)
    const after = await here.guest().get('/i18n/translation-index?language=de', { 'if-none-match': String(before.headers.etag) })
    expect([after.statusCode, after.json().data.menu.Orders.de]).toEqual([200, NEW])
    const said = here.app.platform.translator.translate({ category: 'menu', message: 'Orders' }, 'de')
    expect(said).toBe(NEW)
  })

  it('is noticed by the other processes', async () => {
    expect(await ordersIn(there)).toBe(OLD)
    watch(there.app.platform)
    await write(NEW)
    await eventually(async () => expect(await ordersIn(there)).toBe(NEW))
  })

  it('is noticed by the other processes within five seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    stops.push(watchTranslations(there.app.platform), () => vi.useRealTimers())
    expect(await ordersIn(there)).toBe(OLD)
    await write(NEW)
    vi.advanceTimersByTime(4_000)
    await eventually(async () => expect(await ordersIn(there)).toBe(NEW))
  })

  it('in a transaction that was rolled back is served by no process', async () => {
    expect([await ordersIn(here), await ordersIn(there)]).toEqual([OLD, OLD])
    await expect(write(NEW, { isUndone: true })).rejects.toThrow('undone')
    expect(await ordersIn(here)).toBe(OLD)
  })
})

describe('a database that does not answer', () => {
  it('keeps the known texts, is logged once, and is asked again', async () => {
    expect(await ordersIn(there)).toBe(OLD)
    const { platform } = there.app
    let isAway = true
    const warn = vi.spyOn(platform.log, 'warn')
    const asked = vi.fn(() => (isAway ? AWAY : platform.db))
    watch(Object.create(platform, { db: { get: asked } }) as Platform) // the same platform with a connection that breaks
    await write(NEW)
    await eventually(() => expect(asked.mock.calls.length).toBeGreaterThan(3))
    expect([await ordersIn(there), warn.mock.calls.length]).toEqual([OLD, 1])
    isAway = false
    await eventually(async () => expect(await ordersIn(there)).toBe(NEW))
  })

  it('does not prevent answers with the known texts', async () => {
    expect(await ordersIn(here)).toBe(OLD)
    const { platform } = here.app
    const { db } = platform
    await write(NEW, { by: there })
    outdateCatalogue(platform)
    Object.assign(platform, { db: AWAY })
    const during = await ordersIn(here)
    Object.assign(platform, { db })
    expect([during, await ordersIn(here)]).toEqual([OLD, NEW])
  })
})

it('no query is sent after the watch was stopped', async () => {
  await ordersIn(there) // with the texts known, a look is one query: none follows in a look that was running
  const { platform } = there.app
  const asked = vi.fn(() => platform.db)
  const stop = watchTranslations(Object.create(platform, { db: { get: asked } }) as Platform, OFTEN) // as above
  await eventually(() => expect(asked).toHaveBeenCalled())
  stop()
  const { length } = asked.mock.calls
  await new Promise((resolve) => setTimeout(resolve, 5 * OFTEN))
  expect(asked.mock.calls.length).toBe(length)
})
