import { expect, type Locator, type Page } from '@playwright/test'
import { get, post, signIn } from './session.ts'

interface Faq {
  id: number
  translations: Record<string, { question: string; answer: string }>
}

/** Makes a question for one journey and opens it as an administrator. */
export async function openAnswer(page: Page, answer: string): Promise<{ id: number; text: Locator }> {
  await signIn(page, 'admin')
  const category = await post<{ id: number }>(page, '/faq-category', { translations: { en: { name: 'Journey' } } })
  const texts = { en: { question: 'How?', answer } }
  const { id } = await post<Faq>(page, '/faq', { category_id: category.id, translations: texts })
  await page.goto(`/faq-admin/faq?id=${id}`)
  const text = page.getByRole('textbox', { name: /Answer \(English\)/ })
  await expect(text).toBeVisible()
  return { id, text }
}

/** Selects the whole text and waits: the editor learns of a selection a moment later, and an earlier click would undo it. */
export async function chooseAll(page: Page, text: Locator): Promise<void> {
  await expect(async () => {
    await text.focus()
    await page.keyboard.press('Control+a')
    expect(await text.evaluate((element) => (element as EditorElement).editor?.state.selection.empty)).toBe(false)
  }).toPass()
}

/** The library stores the editor on its element. */
interface EditorElement extends Element {
  readonly editor?: { readonly state: { readonly selection: { readonly empty: boolean } } }
}

/** Saves by key and returns the stored text. */
export async function stored(page: Page, id: number): Promise<string | undefined> {
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('How? is saved').first()).toBeVisible()
  return (await get<Faq>(page, `/faq/${id}/full`)).translations.en?.answer
}

/** Returns the text in the editor without the editor's own marks. */
export async function written(text: Locator): Promise<string> {
  return text.evaluate((element) => {
    const copy = element.cloneNode(true) as HTMLElement
    for (const one of copy.querySelectorAll('.ProseMirror-trailingBreak, .ProseMirror-separator')) one.remove()
    for (const one of copy.querySelectorAll('*')) for (const name of ['class', 'contenteditable', 'draggable']) one.removeAttribute(name)
    return copy.innerHTML.replace(/(?:<p><\/p>)+$/, '')
  })
}

export async function paste(text: Locator, html: string): Promise<void> {
  await text.evaluate((element, given) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', given)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
}

export const tool = (text: Locator, name: string) =>
  text
    .locator('xpath=ancestor::*[preceding-sibling::*[@role="toolbar"]]/preceding-sibling::*[@role="toolbar"]')
    .getByRole('button', { name, exact: true })
