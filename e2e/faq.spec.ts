import { expectAccessible } from './accessible.ts'
import { erase, get, post, put, signIn } from './session.ts'
import { expect, type Page, test } from './test.ts'

interface Row {
  readonly id: number
}

const name = (what: string) => `${what} ${Date.now().toString(36)}`
const RICH = '<p>The <a href="/faq" title="zebrafoot">cour<b>ie</b>r</a> rings &amp; waits.</p>'

/** Makes a published category with its questions, and removes it afterwards. */
async function withQuestions(
  page: Page,
  questions: readonly object[],
  journey: (made: { category: Row; faqs: Row[]; title: string }) => Promise<void>,
) {
  await signIn(page, 'admin')
  const title = name('Journey')
  const category = await post<Row>(page, '/faq-category', { translations: { en: { name: title } }, published: true })
  const faqs: Row[] = []
  for (const translations of questions)
    faqs.push(await post<Row>(page, '/faq', { category_id: category.id, published: true, translations }))
  try {
    await signIn(page, 'logist')
    await put(page, '/user/profile', { language: 'en' })
    await journey({ category, faqs, title })
  } finally {
    await signIn(page, 'admin')
    for (const { id } of faqs) await erase(page, `/faq/${id}`)
    await erase(page, `/faq-category/${category.id}`)
  }
}

test('a logist finds an answer while typing, votes for it, and shares its link', { tag: '@proof' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const word = name('zebra').replace(' ', '')
  const questions = [{ en: { question: `Where is the ${word}?`, answer: RICH } }, { en: { question: 'And then?', answer: '<p>Then.</p>' } }]
  await withQuestions(page, questions, async ({ faqs, title }) => {
    const id = faqs[0]?.id
    await page.goto('/faq')
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
    await page.keyboard.press('/')
    await page.keyboard.type(`${word.toUpperCase()} courier`)
    await expect(page.getByRole('status').filter({ hasText: /questions? with “ZEBRA/ })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(title)
    await expect(page).toHaveURL(/search=/)

    const question = page.getByRole('button', { name: `Where is the ${word}?`, exact: true })
    await question.focus()
    await page.keyboard.press('Enter')
    await expect(question).toHaveAttribute('aria-expanded', 'true')
    const answer = page.getByRole('listitem').filter({ has: question })
    await expect(answer.locator('a mark')).toHaveText(['cour', 'ie', 'r'])
    await expect(answer.locator('a[title]')).toHaveAttribute('title', 'zebrafoot')
    await expectAccessible(page)

    await answer.getByRole('button', { name: 'Yes, it helped' }).click()
    await expect(answer.getByText('Thank you')).toBeVisible()
    await page.reload()
    await question.click()
    await expect(answer.getByRole('button', { name: 'Yes, it helped' })).toHaveAttribute('aria-pressed', 'true')

    await answer.getByRole('button', { name: /^Copy link/ }).click()
    await expect(answer.getByText('Link copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/faq/view?id=${id}`)

    await answer.getByRole('link', { name: /^Open alone/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Where is the ${word}?` })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: /Next question/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'And then?' })).toBeVisible()
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(page.getByRole('searchbox', { name: 'Search questions' })).toHaveValue(`${word.toUpperCase()} courier`)
  })
})

test('searches without results, hidden questions and bad votes lead administrators to the questions', {
  tag: '@proof',
}, async ({ page }) => {
  const word = name('unheard').replace(' ', '')
  await withQuestions(page, [{ en: { question: `Bad ${word}?`, answer: '<p>Hm.</p>' } }], async ({ faqs }) => {
    const id = faqs[0]?.id
    await post(page, `/faq/${id}/helpful`, { helpful: false })
    await page.goto(`/faq?search=quux${word}`)
    await expect(page.getByText('Your search is noted: administrators see what is still to be written.')).toBeVisible()
    await page.waitForResponse((response) => response.url().endsWith('/api/faq/missed-search') && response.status() === 204)
    await signIn(page, 'admin')
    await put(page, '/user/profile', { language: 'en' })
    expect((await get<{ text: string }[]>(page, '/faq/missed-search')).map(({ text }) => text)).toContain(`quux${word}`)
    await page.goto('/faq-admin/faq?tab=missed')
    await page.getByRole('link', { name: `Write a question from “quux${word}”` }).click()
    await expect(page.getByRole('textbox', { name: 'Question (English)' })).toHaveValue(`quux${word}`)
    await page.goto('/faq-admin/faq?tab=missed')
    await page.getByRole('button', { name: `Put “quux${word}” away` }).click()
    await expect(page.getByText(`quux${word}`)).toHaveCount(0)
    await page.getByRole('link', { name: 'Not helpful' }).click()
    await page.getByRole('link', { name: `Bad ${word}?` }).click()
    const form = page.getByRole('dialog', { name: `Bad ${word}?` })
    await form.getByRole('checkbox', { name: 'Published' }).uncheck()
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toBeHidden()
    await signIn(page, 'logist')
    await page.goto(`/faq/view?id=${id}`)
    await expect(page.getByText('This question is not here any more')).toBeVisible()
  })
})
