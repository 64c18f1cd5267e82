import { type Person, signIn, signInByForm } from './session.ts'
import { expect, test } from './test.ts'

/** What each role meets: its home, and the entries of its menu in their order. */
const ROLES: { who: Person; name: string; home: string; blocks: string[]; menu: string[] }[] = [
  {
    who: 'admin',
    name: 'Administrator',
    home: 'Home',
    blocks: ['Platform', 'Open orders by status', 'Orders by day', 'Accounts by role'],
    menu: ['Organizations', 'Countries', 'Order flow', 'Rejected orders', 'Users', 'All orders'],
  },
  {
    who: 'organization-admin',
    name: 'Organization administrator',
    home: 'Home',
    blocks: ['Open orders by status', 'Needs you now', 'Orders by day'],
    menu: ['Order flow', 'Rejected orders', 'Redelivery dates', 'Orders', 'Users'],
  },
  {
    who: 'logist',
    name: 'Logist',
    home: 'Home',
    blocks: ['Open orders by status', 'Needs you now', 'Orders by day'],
    menu: ['Board', 'Archive', 'Rejected orders', 'Redelivery dates', 'Finance', 'FAQ', 'Orders', 'Couriers'],
  },
  {
    who: 'reporter',
    name: 'Reporter',
    home: 'Home',
    blocks: ['Open orders by status', 'Needs you now', 'Orders by day'],
    menu: ['Orders'],
  },
  { who: 'security', name: 'Security', home: 'Home', blocks: ['Locked accounts', 'Sign-ins by day', 'Accounts by role'], menu: ['Users'] },
  { who: 'courier', name: 'Courier', home: 'My deliveries', blocks: ['Today'], menu: [] },
]

for (const { who, name, home, blocks, menu } of ROLES)
  test(`a person with the role ${name} signs in and sees their home and menu`, async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL('/login')
    await signInByForm(page, who)

    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { name: home, level: 1 })).toBeVisible()
    await expect(page).toHaveTitle(`${home} · Tracklane`)
    await expect(page.getByRole('button', { name: 'User menu' })).toContainText(name)
    for (const block of blocks) await expect(page.getByRole('heading', { name: block, level: 2 })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link')).toHaveText(menu)
  })

test('a wrong password is refused at the field, and the person stays where they are', async ({ page }) => {
  await page.clock.setFixedTime('2031-06-15T12:00:00Z')
  await page.goto('/login')
  await signInByForm(page, 'reporter', 'not-the-password')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('contentinfo')).toContainText('2031')

  await signInByForm(page, 'reporter')
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible()
})

test('a person lands where they were going', async ({ page }) => {
  await page.goto('/order/kanban?search=Hamburg&payment_type=1')
  await expect(page).toHaveURL('/login')
  await signInByForm(page, 'logist')
  await expect(page).toHaveURL('/order/kanban?search=Hamburg&payment_type=1')
  await expect(page.getByRole('searchbox', { name: 'Search orders' })).toHaveValue('Hamburg')
})

test('logging out asks first, and leaves nothing to come back to', async ({ page }) => {
  await signIn(page, 'logist')
  await page.goto('/')
  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  const question = page.getByRole('dialog', { name: 'Action confirmation' })
  await expect(question).toContainText('Are you sure you want to perform this action?')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible()

  await page.getByRole('button', { name: 'Logout' }).click()
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL('/login')
  await page.goto('/')
  await expect(page).toHaveURL('/login')
})

test('a session that has ended leads to the sign-in, and back to the work', async ({ page, context }) => {
  await signIn(page, 'logist')
  await page.goto('/order/kanban')
  const search = page.getByRole('searchbox', { name: 'Search orders' })
  await expect(search).toBeVisible()
  // An answer still under way would bring the cookie back.
  await page.waitForLoadState('networkidle')
  await context.clearCookies()
  // Whatever asks next finds out: the search, or the page itself while the field is being filled.
  await Promise.race([page.waitForURL('/login'), search.fill('Lübeck')])

  await expect(page).toHaveURL('/login')
  await signInByForm(page, 'logist')
  await expect(page).toHaveURL(/\/order\/kanban/)
  await expect(page.getByRole('heading', { name: 'Board', level: 1 })).toBeVisible()
})
