import { afterEach, expect, test, vi } from 'vitest'
import { removeShell } from './offline-shell.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

/** Makes a browser with a kept shell, whose worker may still be installing. */
function keepShell(installing: EventTarget | null) {
  const names = new Set(['shell-1'])
  const unregister = vi.fn(async () => true)
  vi.stubGlobal('caches', { keys: async () => [...names], delete: async (name: string) => names.delete(name) })
  const serviceWorker = { getRegistrations: async () => [{ installing, unregister }] }
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker })
  return { names, unregister }
}

test('sign-out removes the service worker and its caches', async () => {
  const { names, unregister } = keepShell(null)
  await removeShell()
  expect(unregister).toHaveBeenCalledOnce()
  expect([...names]).toEqual([])
})

test('sign-out removes them during the installation too', async () => {
  const installing = new EventTarget()
  const { names } = keepShell(installing)
  await removeShell()
  names.add('shell-2')
  installing.dispatchEvent(new Event('statechange'))
  await vi.waitFor(() => expect([...names]).toEqual([]))
})
