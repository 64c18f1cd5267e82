import { expectAccessible } from './accessible.ts'
import { chooseAll, openAnswer, paste, stored, tool, written } from './rich-text.ts'
import { expect, type Page, test } from './test.ts'

const MARKS = [
  ['Bold', 'Control+b', 'strong'],
  ['Italic', 'Control+i', 'em'],
  ['Underline', 'Control+u', 'u'],
  ['Strikethrough', 'Control+Shift+s', 's'],
  ['Code', 'Control+e', 'code'],
] as const
const BLOCKS = [
  ['Bullet list', 'Control+Shift+8', '<ul><li><p>Word</p></li></ul>'],
  ['Numbered list', 'Control+Shift+7', '<ol><li><p>Word</p></li></ol>'],
  ['Quote', 'Control+Shift+b', '<blockquote><p>Word</p></blockquote>'],
  ['Code block', 'Control+Alt+c', '<pre><code>Word</code></pre>'],
] as const

test('each tool works by mouse as by its keys, and can be undone', async ({ page }) => {
  const { text } = await openAnswer(page, '<p>Word</p>')
  const bothWays = async (name: string, keys: string, html: string) => {
    for (const act of [() => tool(text, name).click(), () => page.keyboard.press(keys)]) {
      await chooseAll(page, text)
      await act()
      await expect(tool(text, name)).toHaveAttribute('aria-pressed', 'true')
      await expect.poll(() => written(text)).toBe(html)
      await act()
      await expect.poll(() => written(text)).toBe('<p>Word</p>')
    }
  }
  for (const [name, keys, element] of MARKS) await bothWays(name, keys, `<p><${element}>Word</${element}></p>`)
  for (const [name, keys, html] of BLOCKS) await bothWays(name, keys, html)
  const headingByKey = async (level: number) => {
    await page.keyboard.press(`Control+Alt+${level}`)
    await expect.poll(() => written(text)).toBe(`<h${level}>Word</h${level}>`)
  }
  for (const level of [1, 3, 4, 5, 6]) await headingByKey(level)
  await tool(text, 'Style: Heading 6').click()
  await page.getByRole('menuitem', { name: 'Heading 2' }).click()
  await expect.poll(() => written(text)).toBe('<h2>Word</h2>')
  // Changes in quick succession are undone together, so the text has had no heading 2 before.
  await tool(text, 'Undo').click()
  await expect.poll(() => written(text)).not.toBe('<h2>Word</h2>')
  await tool(text, 'Redo').click()
  await expect.poll(() => written(text)).toBe('<h2>Word</h2>')
  for (const level of [1, 2]) await headingByKey(level)
})

test('a table is made, changed and left by keyboard', { tag: '@proof' }, async ({ page }) => {
  const { text, id } = await openAnswer(page, '<p>Word</p>')
  await text.click()
  await page.keyboard.press('End')
  await page.keyboard.press('Alt+F10')
  await page.keyboard.press('End')
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowLeft')
  await expect(tool(text, 'Insert table')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(text).toBeFocused()
  await page.keyboard.type('Day')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Hours')
  await expect(text.getByRole('columnheader')).toHaveText(['Day', 'Hours', ''])
  const table = async (entry: string) => {
    await tool(text, 'Table').click()
    await page.getByRole('menuitem', { name: entry }).click()
  }
  await table('Row below')
  await expect(text.getByRole('row')).toHaveCount(4)
  await table('Column after')
  await expect(text.getByRole('columnheader')).toHaveCount(4)
  await table('Delete row')
  await table('Delete column')
  await expect(text.getByRole('row')).toHaveCount(3)

  await text.focus()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Tab leads out of the text now')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(text).not.toBeFocused()
  await expect(page.getByRole('dialog', { name: 'How?' })).toBeVisible()
  await text.focus()
  expect(await stored(page, id)).toContain('<table><tbody><tr>')
})

test('a link asks for its address, ignores an empty one, refuses scripts, and is removed by its button', { tag: '@proof' }, async ({
  page,
}) => {
  const { text, id } = await openAnswer(page, '<p>Word</p>')
  const ask = async (address: string) => {
    await chooseAll(page, text)
    await tool(text, 'Link').click()
    await page.getByRole('textbox', { name: 'Address' }).fill(address)
    await page.keyboard.press('Enter')
  }
  await ask('  ')
  await expect(page.getByRole('textbox', { name: 'Address' })).toBeHidden()
  await expect(text).toBeFocused()
  await expect.poll(() => written(text)).toBe('<p>Word</p>')

  await ask('javascript:alert(1)')
  await expect(page.getByText('This cannot be linked: an address begins with')).toBeVisible()
  await page.getByRole('textbox', { name: 'Address' }).fill('example.com/a')
  await page.keyboard.press('Enter')
  await expect.poll(() => written(text)).toBe('<p><a href="https://example.com/a">Word</a></p>')
  await text.getByRole('link', { name: 'Word' }).click()
  await tool(text, 'Remove link').click()
  await expect.poll(() => written(text)).toBe('<p>Word</p>')
  // The next key adds to the text and replaces nothing.
  await page.keyboard.press('!')
  await expect.poll(async () => (await written(text)).replace('!', '')).toBe('<p>Word</p>')
  await ask('/faq')
  expect(await stored(page, id)).toContain('href="/faq"')
})

test('pasted text is cleaned, and lists of Word become lists', async ({ page }) => {
  const { text } = await openAnswer(page, '<p>Word</p>')
  let hasRun = false
  await page.exposeFunction('ran', () => {
    hasRun = true
  })
  const all = async (html: string) => {
    await chooseAll(page, text)
    await paste(text, html)
  }
  await all(
    '<img src=x onerror="ran()"><script>ran()</script><svg onload="ran()"></svg><p style="color:red" onclick="ran()">A <a href="javascript:ran()">b</a> <a href="/faq">c</a></p><img src="https://elsewhere.example/t.png"><iframe srcdoc="<script>parent.ran()</script>"></iframe>',
  )
  await expect.poll(() => written(text)).toBe('<p>A b <a href="/faq">c</a></p>')
  await all(
    `<html><head><style>p.MsoNormal{color:red}</style></head><body><h1 class=MsoTitle>Title<o:p></o:p></h1><p class=MsoNormal><b style='mso-bidi-font-weight:normal'><span style='font-size:12.0pt'>Bold</span></b></p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>First</p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>Second</p></body></html>`,
  )
  await expect
    .poll(() => written(text))
    .toBe('<h1>Title</h1><p><strong>Bold</strong></p><ul><li><p>First</p></li><li><p>Second</p></li></ul>')
  expect(hasRun).toBe(false)
})

test('at 360 px in the dark theme the toolbar scrolls by itself, with tools large enough to touch', { tag: '@proof' }, async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    colorScheme: 'dark',
    hasTouch: true,
    reducedMotion: 'reduce',
  })
  const page: Page = await context.newPage()
  const { text } = await openAnswer(
    page,
    '<p>Word</p><table><tbody><tr><td>1</td><td>2</td><td>3</td><td>4</td><td>5</td></tr></tbody></table>',
  )
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  const sizes = await page.locator('[data-tool]').evaluateAll((tools) => tools.map((one) => Math.min(one.clientWidth, one.clientHeight)))
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44)
  await tool(text, 'Redo').scrollIntoViewIfNeeded()
  await expectAccessible(page)
  await context.close()
})
