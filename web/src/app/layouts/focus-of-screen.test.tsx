import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Screen } from '#app/screen.ts'
import { renderScreen } from '#testing/render-screen.tsx'

function Row({ path }: { path: string }) {
  return (
    <>
      <p>Screen {path}</p>
      <button type="button">Row of {path}</button>
    </>
  )
}

const screens = ['/', '/country'].map(
  (path): Screen => ({ path, guards: ['setPreviousRoute'], load: async () => ({ component: () => <Row path={path} /> }) }),
)

const content = () => document.getElementById('content')

test('a new screen gets the focus where the focused element has left', async () => {
  const router = renderScreen('/', { as: 'logist', screens })
  const row = await screen.findByRole('button', { name: 'Row of /' })
  expect(document.activeElement).toBe(document.body)
  row.focus()
  await act(() => router.navigate({ to: '/country' }))
  await screen.findByText('Screen /country')
  await waitFor(() => expect(document.activeElement).toBe(content()))
})

test('an element of the layout keeps the focus', async () => {
  const router = renderScreen('/', { as: 'logist', screens })
  await screen.findByText('Screen /')
  const menu = screen.getByRole('button', { name: /^User menu/ })
  menu.focus()
  await act(() => router.navigate({ to: '/country' }))
  await screen.findByText('Screen /country')
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(document.activeElement).toBe(menu)
})
