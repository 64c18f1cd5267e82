import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Screen } from '#app/screen.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { RichText } from './rich-text.tsx'

const link = (href: string, words: string) => `<a href="${href}" target="_blank" rel="noopener noreferrer nofollow">${words}</a>`
const HTML = `<p>${link('/there?id=3', 'Within')} ${link('https://example.test/', 'Elsewhere')} ${link('/api/upload/a.png', 'A file')}</p>`

const screens = [
  { path: '/', guards: ['setPreviousRoute'], load: async () => ({ component: () => <RichText html={HTML} /> }) },
  { path: '/there', guards: ['setPreviousRoute'], load: async () => ({ component: () => <h1>There</h1> }) },
] satisfies readonly Screen[]

test('a link within the product opens in place, an external one or a file in a new tab', async () => {
  const router = renderScreen('/', { as: 'logist', screens })
  expect((await screen.findByRole('link', { name: 'Elsewhere' })).getAttribute('target')).toBe('_blank')
  expect(screen.getByRole('link', { name: 'A file' }).getAttribute('target')).toBe('_blank')
  const within = screen.getByRole('link', { name: 'Within' })
  expect(within.getAttribute('target')).toBeNull()
  await userEvent.click(within)
  await screen.findByRole('heading', { name: 'There' })
  expect(router.state.location.href).toBe('/there?id=3')
})

test('a link within the product clicked with a modifier key is left to the browser', async () => {
  const router = renderScreen('/', { as: 'logist', screens })
  const within = await screen.findByRole('link', { name: 'Within' })
  const heard: boolean[] = []
  screen.getByRole('main').addEventListener('click', (event) => {
    heard.push(event.defaultPrevented)
    event.preventDefault() // the tests must not leave the page
  })
  within.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
  expect(heard).toEqual([false])
  expect(router.state.location.pathname).toBe('/')
})

test('a picture opens large by a click, at full size by another, and Escape returns to it', async () => {
  const picture = `<p><img src="/api/upload/${'a'.repeat(32)}.png" alt="The board" width="30" height="20"></p>`
  const component = () => <RichText html={picture} />
  renderScreen('/', { as: 'logist', screens: [{ path: '/', guards: ['setPreviousRoute'], load: async () => ({ component }) }] })
  const button = await screen.findByRole('button', { name: 'Enlarge the picture: The board' })
  button.focus()
  await userEvent.keyboard('{Enter}')
  const dialog = within(await screen.findByRole('dialog', { name: 'The board' }))
  expect(dialog.getByRole('img', { name: 'The board' }).getAttribute('src')).toContain(`/api/upload/${'a'.repeat(32)}.png`)
  await userEvent.click(dialog.getByRole('button', { name: 'Show every pixel' }))
  expect(dialog.getByRole('button', { name: 'Fit into the window' })).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(button))
})
