import { createMemoryHistory } from '@tanstack/react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#lib/query-client.ts'
import { reloadKeptPage } from './kept-page.ts'
import { createAppRouter } from './router.tsx'

let steps: string[] = []
let show: (persisted: boolean) => void

beforeEach(() => {
  steps = []
  const page = new EventTarget()
  vi.spyOn(window, 'addEventListener').mockImplementation(page.addEventListener.bind(page))
  vi.spyOn(window.location, 'reload').mockImplementation(() => void steps.push('reload'))
  const router = createAppRouter({ queryClient, history: createMemoryHistory() })
  vi.spyOn(router.history, 'destroy').mockImplementation(() => void steps.push('ask nobody'))
  reloadKeptPage(router)
  show = (persisted) => void page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
})

test("a page from the browser's back cache is reloaded, and no form asks to stay", () => {
  show(true)
  expect(steps).toEqual(['ask nobody', 'reload'])
})

test('a newly loaded page is not reloaded', () => {
  show(false)
  expect(steps).toEqual([])
})
