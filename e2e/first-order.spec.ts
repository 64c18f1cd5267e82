import type { Browser, Page } from '@playwright/test'
import { hands } from './hands.ts'
import { expect, test } from './test.ts'

/* The whole way of an administrator who sets Tracklane up: from a new country to the first order with its courier. */

const MOST_PRESSES = 50
const MOST_SIGN_INS = 5

interface Account {
  readonly email: string
  readonly given: string
  readonly own: string
}

type Hands = ReturnType<typeof hands>

test('five people set up an empty installation and place the first order', { tag: '@proof' }, async ({ page, browser }) => {
  const by = hands()
  await by.signIn(page, 'admin@tracklane.test', 'tracklane-demo')
  await expect(page).not.toHaveURL(/login/)
  await addCountry(by, page)
  await addOrganization(by, page)
  const manager = await addManager(by, page)

  const managers = await firstSignIn(by, browser, manager)
  const [logist, reporter, courier] = await addPeople(by, managers)
  await drawOwnFlow(by, managers)
  await drawOwnBoard(by, managers)

  await makeFirstOrder(by, await firstSignIn(by, browser, logist))

  const reporters = await firstSignIn(by, browser, reporter)
  await by.press(menu(reporters, 'Orders'))
  await expect(reporters.getByText('Ana Popa').first()).toBeVisible()

  const couriers = await firstSignIn(by, browser, courier, { width: 360, height: 740 })
  await expect(couriers.getByText('Ana Popa').first()).toBeVisible()

  const { presses, signIns, keys } = by.counts
  process.stdout.write(`     ${presses} presses of the pointer, ${signIns} sign-ins, ${keys} keys\n`)
  expect(presses).toBeLessThanOrEqual(MOST_PRESSES)
  expect(signIns).toBeLessThanOrEqual(MOST_SIGN_INS)
})

const menu = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true })
const save = ({ key }: Hands, page: Page) => key(page, 'Control+Enter')
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Adds a country with its currency, which is new too. */
async function addCountry(by: Hands, page: Page): Promise<void> {
  await by.press(menu(page, 'Countries'))
  await by.press(page.getByRole('button', { name: 'New country' }))
  const form = dialog(page, 'New country')
  await expect(form.locator('input:focus')).toBeVisible()
  await by.type(page, 'moldova')
  await by.key(page, 'Enter')
  await by.press(form.getByRole('button', { name: 'Add MDL' }))
  const currency = dialog(page, 'New currency')
  await expect(currency).toBeVisible()
  await save(by, page)
  await expect(currency).toBeHidden()
  await save(by, page)
  await expect(form).toBeHidden()
}

async function addOrganization(by: Hands, page: Page): Promise<void> {
  await by.press(menu(page, 'Organizations'))
  await by.press(page.getByRole('button', { name: 'New organization' }))
  const form = dialog(page, 'New organization')
  await by.into(page, form.getByRole('textbox', { name: 'Name' }), 'Nistru Parcel')
  await by.into(page, form.getByRole('combobox', { name: 'Countries' }), 'moldova')
  await by.key(page, 'Enter')
  await save(by, page)
  await expect(form).toBeHidden()
}

async function addManager(by: Hands, page: Page): Promise<Account> {
  await by.press(menu(page, 'Users'))
  await by.press(page.getByRole('button', { name: 'New user' }))
  const form = dialog(page, 'New user')
  await writePerson(by, page, 'Mira Lungu')
  await by.choose(form.getByRole('combobox', { name: 'Role' }), 'Organization administrator')
  await by.choose(form.getByRole('combobox', { name: 'Organization' }), 'Nistru Parcel')
  await save(by, page)
  const account = await takeOver(page, 'Mira Lungu')
  await save(by, page)
  return account
}

/** Adds a logist, a reporter and a courier, one after the other. */
async function addPeople(by: Hands, page: Page): Promise<[Account, Account, Account]> {
  await by.press(menu(page, 'Users'))
  await by.press(page.getByRole('button', { name: 'New user' }))
  const add = async (name: string, role: string, isLast = false): Promise<Account> => {
    const form = dialog(page, 'New user')
    await writePerson(by, page, name)
    await by.choose(form.getByRole('combobox', { name: 'Role' }), role)
    await by.choose(form.getByRole('combobox', { name: 'Country', exact: true }), 'Moldova')
    if (isLast) await save(by, page)
    else await by.press(form.getByRole('button', { name: 'Save and add another' }))
    const account = await takeOver(page, name)
    await save(by, page)
    await expect(dialog(page, `Pass this on to ${name}`)).toBeHidden()
    return account
  }
  return [await add('Lena Rusu', 'Logist'), await add('Radu Ceban', 'Reporter'), await add('Ion Moraru', 'Courier', true)]
}

async function writePerson(by: Hands, page: Page, name: string): Promise<void> {
  const form = dialog(page, 'New user')
  const [first = '', last = ''] = name.split(' ')
  await by.into(page, form.getByRole('textbox', { name: 'First name' }), first)
  await by.into(page, form.getByRole('textbox', { name: 'Last name' }), last)
  await by.into(page, form.getByRole('textbox', { name: 'Email' }), `${first}.${last}@nistru.test`.toLowerCase())
}

/** Returns address and temporary password from the dialog after saving. */
async function takeOver(page: Page, name: string): Promise<Account> {
  const codes = dialog(page, `Pass this on to ${name}`).locator('code')
  await expect(codes).toHaveCount(3)
  const [, email = '', given = ''] = await codes.allTextContents()
  return { email, given, own: `own words of ${name}` }
}

async function drawOwnFlow(by: Hands, page: Page): Promise<void> {
  await by.press(menu(page, 'Order flow'))
  await by.press(page.getByRole('button', { name: 'Make our own copy' }).first())
  await expect(dialog(page, 'Make our own copy')).toBeVisible()
  await save(by, page)
  await by.press(page.getByRole('button', { name: 'Save the copy' }))
  await expect(page.getByText('Version 1', { exact: true }).first()).toBeVisible()
}

/** Draws a board on which orders in processing stand first. */
async function drawOwnBoard(by: Hands, page: Page): Promise<void> {
  await by.press(page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Kanban' }))
  await by.press(menu(page, 'Boards'))
  await by.press(page.getByRole('table', { name: 'Boards' }).getByRole('row').nth(1).getByRole('link'))
  await by.press(page.getByRole('button', { name: 'Make our own copy' }))
  const copy = page.getByRole('dialog')
  const first = copy.getByRole('button', { name: /^Move Processing/ })
  await expect(first).toBeVisible()
  await first.focus()
  await by.key(page, 'ArrowUp')
  await save(by, page)
  await expect(copy).toBeHidden()
}

async function makeFirstOrder(by: Hands, page: Page): Promise<void> {
  await expect(dialog(page, 'Welcome to Tracklane')).toBeVisible()
  await by.key(page, 'Escape')
  await by.press(menu(page, 'Board'))
  await expect(page.locator('section[data-column]').first()).toContainText('Processing')
  await by.press(menu(page, 'Orders'))
  await by.press(page.getByRole('button', { name: 'New order' }))
  const form = dialog(page, 'New order')
  await by.into(page, form.getByRole('textbox', { name: 'Name', exact: true }), 'Ana Popa')
  await by.into(page, form.getByRole('textbox', { name: 'Address', exact: true }), 'Strada Puschin 22')
  await save(by, page)
  await expect(form).toBeHidden()
  const opened = page.getByRole('complementary').or(page.getByRole('dialog')).filter({ hasText: 'Ana Popa' }).first()
  await expect(opened).toBeVisible()
  await by.key(page, 'a')
  await expect(page.locator('input:focus')).toBeVisible()
  await by.type(page, 'ion')
  await by.key(page, 'Enter')
  await expect(opened).toContainText('Ion Moraru')
  await by.press(opened.getByRole('button', { name: 'Change log' }))
  await expect(page.getByRole('dialog').filter({ hasText: 'Lena Rusu' })).toBeVisible()
}

/** Signs in for the first time, in a new browser, with a new password. */
async function firstSignIn(
  by: Hands,
  browser: Browser,
  { email, given, own }: Account,
  viewport = { width: 1440, height: 900 },
): Promise<Page> {
  const page = await (await browser.newContext({ viewport })).newPage()
  await by.signIn(page, email, given)
  await by.into(page, page.getByLabel(/^New password(?! again)/), own)
  await by.into(page, page.getByLabel('New password again'), own)
  await by.key(page, 'Enter')
  await expect(page).not.toHaveURL(/login/)
  return page
}
