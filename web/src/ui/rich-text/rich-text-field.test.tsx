import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Providers } from '#app/providers.tsx'
import { renderScreen } from '#testing/render-screen.tsx'
import { RichTextField } from './rich-text-field.tsx'

const STORED = '<p>Our <b>rules</b></p><table><thead><tr><th>Day</th></tr></thead></table>'

type Changes = Partial<Parameters<typeof RichTextField>[0]>

async function show(first: string, changes: Changes = {}) {
  const told = vi.fn()
  function Field() {
    const [value, setValue] = useState(first)
    const onChange = (next: string) => {
      told(next)
      setValue(next)
    }
    return (
      <>
        <RichTextField label="Answer" value={value} onChange={onChange} {...changes} />
        <button type="button" onClick={() => setValue('<p>Theirs</p>')}>
          Take theirs
        </button>
      </>
    )
  }
  render(
    <Providers>
      <Field />
    </Providers>,
  )
  return told
}

const text = () => screen.findByRole('textbox', { name: /Answer/ })
const tool = (name: string | RegExp) => screen.getByRole('button', { name })

test('it has its label, its description and its error', async () => {
  await show('', { required: true, description: 'Read by logists', error: 'Value missed' })
  const field = await text()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(field.getAttribute('aria-required')).toBe('true')
  const described = (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)
  expect(described.slice(0, 2)).toEqual(['Read by logists', 'Value missed'])
})

test('showing a stored text changes nothing, whatever markup the editor prefers', async () => {
  const told = await show(STORED)
  expect((await text()).textContent).toBe('Our rulesDay')
  expect(told).not.toHaveBeenCalled()
})

test('an undone change gives the stored text', async () => {
  const told = await show(STORED)
  await text()
  await userEvent.click(tool('Dividing line'))
  await waitFor(() => expect(told.mock.lastCall?.[0]).toContain('<hr>'))
  await userEvent.click(tool('Undo'))
  await waitFor(() => expect(told.mock.lastCall?.[0]).toBe(STORED))
})

test('with everything selected a quote is added and removed', async () => {
  const told = await show('<p>x</p><p>y</p>')
  fireEvent.keyDown(await text(), { key: 'a', code: 'KeyA', ctrlKey: true })
  await userEvent.click(tool('Quote'))
  await waitFor(() => expect(told.mock.lastCall?.[0]).toBe('<blockquote><p>x</p><p>y</p></blockquote>'))
  await userEvent.click(tool('Quote'))
  await waitFor(() => expect(told.mock.lastCall?.[0]).toBe('<p>x</p><p>y</p>'))
})

test('an emptied text is an empty value', async () => {
  const told = await show('<p>x</p>')
  const field = await text()
  await userEvent.click(tool('Bullet list'))
  await waitFor(() => expect(told.mock.lastCall?.[0]).toBe('<ul><li><p>x</p></li></ul>'))
  fireEvent.keyDown(field, { key: 'a', code: 'KeyA', ctrlKey: true })
  fireEvent.keyDown(field, { key: 'Backspace', code: 'Backspace' })
  await waitFor(() => expect(told.mock.lastCall?.[0]).toBe(''))
})

test('a new value from outside replaces the text', async () => {
  const told = await show(STORED)
  await text()
  await userEvent.click(screen.getByRole('button', { name: 'Take theirs' }))
  await waitFor(async () => expect((await text()).textContent).toBe('Theirs'))
  expect(told).not.toHaveBeenCalled()
})

test('the toolbar is one Tab stop, with arrow keys inside', async () => {
  await show('')
  await text()
  const tools = [...document.querySelectorAll<HTMLElement>('[data-tool]')]
  expect(tools.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  const [first, second] = tools
  first?.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(second)
  await userEvent.keyboard('{End}')
  expect(document.activeElement).toBe(tools.at(-1))
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(first)
})

test('a disabled field can only be read', async () => {
  const component = () => <RichTextField label="Answer" value={STORED} onChange={() => {}} disabled />
  renderScreen('/', { as: 'logist', screens: [{ path: '/', guards: ['setPreviousRoute'], load: async () => ({ component }) }] })
  expect(await screen.findByText('rules')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('without an upload there is no button for pictures', async () => {
  await show('', { upload: null })
  await text()
  expect(screen.queryByRole('button', { name: 'Picture' })).toBeNull()
})

test('the description of a picture can be changed', async () => {
  const told = await show(`<img src="/api/upload/${'a'.repeat(32)}.png" alt="Old">`)
  const tool = await screen.findByRole('button', { name: 'Description of the picture' })
  await waitFor(() => expect(tool.getAttribute('aria-disabled')).toBeNull())
  await userEvent.click(tool)
  const field = await screen.findByRole('textbox', { name: 'Description' })
  expect(field).toHaveProperty('value', 'Old')
  await userEvent.clear(field)
  await userEvent.type(field, 'The gate{Enter}')
  await waitFor(() => expect(String(told.mock.lastCall?.[0])).toContain('alt="The gate"'))
  expect(screen.queryByRole('textbox', { name: 'Description' })).toBeNull()
})

test('a text without a picture has no description to change', async () => {
  await show('<p>Only words</p>')
  expect((await screen.findByRole('button', { name: 'Description of the picture' })).getAttribute('aria-disabled')).toBe('true')
})

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

function paste(field: HTMLElement, html: string): void {
  const data = { types: ['text/html'], files: [], getData: (type: string) => (type === 'text/html' ? html : '') }
  fireEvent.paste(field, { clipboardData: data })
}

test('pictures in a pasted text are uploaded and inserted in place', async () => {
  const sent: File[] = []
  const upload = async (file: File) => {
    sent.push(file)
    return { file: `/api/upload/${'a'.repeat(32)}.png`, width: 3, height: 2 }
  }
  const told = await show('', { upload })
  const value = () => String(told.mock.lastCall?.[0])
  paste(await text(), `<p>Before</p><p><img src="data:image/png;base64,${PIXEL}"></p><p>After</p>`)
  await waitFor(() => expect(value()).toMatch(/Before.*<img src="\/api\/upload\/a{32}\.png"[^>]*width="3" height="2"[^>]*>.*After/s))
  expect(sent.map(({ type, size }) => [type, size])).toEqual([['image/png', 70]])
  expect(screen.queryByText(/left out/)).toBeNull()
})

test.each([
  ['elsewhere', '<p>Text</p><img src="https://example.com/a.png"><img src="file:///C:/b.png">', undefined, '2 pictures were left out.'],
  ['that cannot be sent', `<p>Text</p><img src="data:image/png;base64,${PIXEL}">`, undefined, '1 picture was left out.'],
  ['where there is no place for any', `<p>Text</p><img src="data:image/png;base64,${PIXEL}">`, null, '1 picture was left out.'],
])('pictures of a pasted text %s are counted in a notice, and the text is inserted', async (_, html, place, said) => {
  const told = await show('', { upload: place === null ? null : () => Promise.reject(new Error('away')) })
  const value = () => String(told.mock.lastCall?.[0])
  paste(await text(), html)
  expect(await screen.findByText(new RegExp(said))).toBeTruthy()
  await waitFor(() => expect(value()).toContain('<p>Text</p>'))
  expect(value()).not.toContain('<img')
})
