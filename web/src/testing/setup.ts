import { configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { prepareMessages } from '#lib/i18n.ts'
import { startAnswering } from './answer.ts'
import { HANG_MS } from './hang.ts'
import { watchLeftovers } from './leftovers.ts'
import { leavePage } from './page.ts'
import './brief-errors.ts'
import './no-owner-stacks.ts'
import './quick-styles.ts'

// Screens load as chunks that are compiled on first use, which is slow on a busy machine.
configure({ asyncUtilTimeout: HANG_MS })
vi.setConfig({ testTimeout: 3 * HANG_MS })

watchLeftovers()

/** A class that happy-dom lacks and Mantine needs. */
class NoResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.ResizeObserver = NoResizeObserver
vi.mock('pusher-js', async () => ({ default: (await import('./fake-pusher.ts')).FakePusher }))
window.scrollTo = () => {}
// Between two tests requests of a screen get no answer.
window.fetch = () => new Promise(() => undefined)
Element.prototype.scrollIntoView = () => {}
if (!document.fonts) Object.defineProperty(document, 'fonts', { value: new EventTarget() })

await prepareMessages()

beforeEach(() => {
  startAnswering()
})

afterEach(leavePage)

// Timers and imports of a screen end with its last test. Later they would find no screen, and their error would belong to no test.
const timers = new Set<ReturnType<typeof setTimeout>>()
const { setTimeout: setTimer } = globalThis
globalThis.setTimeout = Object.assign((...args: Parameters<typeof setTimer>) => {
  const timer = setTimer(...args)
  timers.add(timer)
  return timer
}, setTimer)

afterAll(async () => {
  await vi.dynamicImportSettled()
  for (const timer of timers) clearTimeout(timer)
})
