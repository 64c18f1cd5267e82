import { afterAll, beforeEach, expect, test } from 'vitest'
import { create } from 'zustand'
import { addTranslations, setLanguage, translate } from '#lib/i18n.ts'
import { useCommon } from '#lib/persisted.ts'
import { queryClient } from '#lib/query-client.ts'
import { leftBehind } from './leftovers.ts'
import { setWindowWidth, USUAL_WIDTH } from './window-width.ts'

const useCount = create(() => ({ count: 0 }))

// Each test leaves something behind and expects a new browser, so their order does not matter.
beforeEach(() => {
  expect(useCount.getState()).toEqual({ count: 0 })
  expect(useCommon.getState().mini).toBe(false)
  expect(translate('menu', 'Board')).toBe('Board')
  expect(queryClient.getQueryData(['kept'])).toBeUndefined()
  expect([localStorage.length, sessionStorage.length, document.body.childElementCount, location.pathname]).toEqual([0, 0, 0, '/'])
  expect(document.cookie).toBe('')
  expect(document.activeElement).toBe(document.body)
  expect(innerWidth).toBe(USUAL_WIDTH)
})

test.each(['one test', 'the next'])('%s finds the browser in its first state', () => {
  useCount.setState({ count: 1 })
  useCommon.setState({ mini: true })
  setLanguage('de')
  addTranslations({ menu: { Board: { de: 'Tafel' } } })
  queryClient.setQueryData(['kept'], 1)
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie is what is tested
  document.cookie = 'kept=1'
  localStorage.setItem('kept', '1')
  sessionStorage.setItem('kept', '1')
  document.body.append(document.createElement('button'))
  document.querySelector('button')?.focus()
  history.replaceState(null, '', '/elsewhere')
  setWindowWidth(360)
})

test('a remaining listener or interval is reported by name, once', () => {
  const listen = () => undefined
  window.addEventListener('online', listen)
  window.addEventListener('offline', listen, { capture: true })
  window.removeEventListener('offline', listen, { capture: true })
  const timer = setInterval(() => undefined, 1_000)
  clearInterval(setInterval(() => undefined, 1_000))

  expect(leftBehind()).toEqual([
    expect.stringMatching(/^a listener for online\n.*page\.test\.ts/),
    expect.stringMatching(/^an interval\n.*page\.test\.ts/),
  ])
  expect(leftBehind()).toEqual([])
  clearInterval(timer)
  window.removeEventListener('online', listen)
})

afterAll(() => expect(leftBehind()).toEqual([]))
