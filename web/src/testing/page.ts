import { act, cleanup } from '@testing-library/react'
import { vi } from 'vitest'
import { forgetEarlyAnswers } from '#lib/early-answers.ts'
import { setRequestPerson } from '#lib/http-request.ts'
import { resetTexts } from '#lib/i18n.ts'
import { queryClient } from '#lib/query-client.ts'
import { forgetAnswers } from './answer.ts'
import { FakePusher } from './fake-pusher.ts'
import { leftBehind } from './leftovers.ts'
import { resetStores } from './watched-stores.ts'
import { setWindowWidth, USUAL_WIDTH } from './window-width.ts'

/** Resets the browser after each test, because the next test may be of another file. A test that leaves more behind fails. */
export function leavePage(): void {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  act(() => {
    resetStores()
    resetTexts()
  })
  queryClient.clear()
  forgetAnswers()
  forgetEarlyAnswers()
  setRequestPerson(undefined)
  FakePusher.last = undefined
  document.body.replaceChildren()
  document.title = ''
  setWindowWidth(USUAL_WIDTH)
  forgetCookies()
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
  const left = leftBehind()
  if (left.length > 0) throw new Error(`The test leaves behind ${left.join('\n')}`)
}

function forgetCookies(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0])
  // Cookies of the open path, and of all paths.
  for (const name of names)
    for (const path of ['', 'path=/;']) {
      // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no other way
      document.cookie = `${name}=; ${path} Expires=Thu, 01 Jan 1970 00:00:00 GMT`
    }
}
