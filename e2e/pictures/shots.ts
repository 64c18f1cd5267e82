import { expect, type Page } from '@playwright/test'
import type { ArticleKey } from '../../server/src/db/seed/starter/starter-text.ts'
import { get } from '../session.ts'

interface Shot {
  /** The page of the logist. */
  readonly address: string
  /** The steps until the screen shows the article's subject. They use icons and places, which are the same in every language. */
  readonly show?: (page: Page, language: string) => Promise<void>
  /** Selectors of everything that the picture's description names; each must be visible. */
  readonly sees: readonly string[]
}

/** Statuses by number, as in addresses. */
const [READY, IN_DELIVERY, DELIVERED] = [3, 6, 7]

/** Letters that find both an entry of the menu and people. */
const TYPED: Readonly<Record<string, string>> = { en: 'ier', de: 'ier', es: 'art', pl: 'ier', uk: 'кур' }

export const SHOTS: Readonly<Record<ArticleKey, Shot>> = {
  'what-tracklane-does': { address: '/', sees: ['main h1', 'main a[href*="status_id="]', 'main a[href*="late=1"]'] },
  'screen-and-menu': {
    address: '/courier/',
    show: (page) => page.getByRole('banner').locator('[aria-haspopup=menu]').last().click(),
    sees: ['[data-side-menu]', '[role=menu]', 'header kbd, header [class*=palette]'],
  },
  'order-list': { address: '/order/index', show: openOrder, sees: ['tr[data-row]', '[role=dialog] h2'] },
  'filters-and-search': {
    address: `/order/index?status_id=${IN_DELIVERY}&late=1`,
    show: openFilter,
    sees: ['[role=dialog] [role=option]', 'main [role=toolbar], main [class*=strip]'],
  },
  'read-the-board': { address: '/order/kanban', sees: ['section[data-column] header', 'section[data-column] [data-card]'] },
  'move-orders': {
    address: '/order/kanban?payment_type=1&paid=0',
    show: liftCard,
    sees: ['[data-verdict=allowed]', 'section[data-verdict]:not([data-verdict=allowed])'],
  },
  'assign-couriers': {
    address: `/order/kanban?status_id=${READY}`,
    show: (page) => act(page, 'a'),
    sees: ['[role=dialog] [role=radio], [role=dialog] input[type=radio]'],
  },
  'delivery-dates': { address: '/order/index', show: openDeliveryDate, sees: ['[role=dialog] input'] },
  'rejected-and-redelivery': { address: '/order/redeliver-dates/', sees: ['main h1', 'main a[href*="courier_id="], main [class*=load]'] },
  'labels-and-manifests': {
    address: `/order/index?status_id=${READY}`,
    show: openLabels,
    sees: ['[role=dialog] [role=radio], [role=dialog] input[type=radio]'],
  },
  'collect-and-hand-over': {
    address: '/order/finance/',
    show: openHandOver,
    sees: ['[role=dialog] input[type=checkbox]:checked', '[role=dialog] [class*=foot] button'],
  },
  exports: { address: `/order/index?status_id=${DELIVERED}`, show: openExport, sees: ['[role=menu] [role=menuitem]', 'tr[data-row]'] },
  'archive-and-restore': { address: '/order/archive/', show: openMenu, sees: ['[role=menu] [role=menuitem]', 'tr[data-row]'] },
  'keys-and-palette': {
    address: '/order/index',
    show: openPalette,
    sees: ['[role=dialog] [role=combobox]', '[role=dialog] [role=option]'],
  },
}

async function openOrder(page: Page): Promise<void> {
  const [order] = await get<{ id: number }[]>(page, `/order?status_id=${IN_DELIVERY}&per_page=10`)
  await page.goto(`/order/index?status_id=${IN_DELIVERY}&id=${order?.id}`)
  await expect(page.getByRole('dialog')).toBeVisible()
}

async function openFilter(page: Page): Promise<void> {
  await page.keyboard.press('f')
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
}

async function liftCard(page: Page): Promise<void> {
  await page.getByRole('article').first().getByRole('link').first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('[data-verdict=allowed]').first()).toBeVisible()
}

async function act(page: Page, key: string): Promise<void> {
  await page.getByRole('article').first().getByRole('link').first().focus()
  await page.keyboard.press(key)
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible()
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('row').nth(2).getByRole('cell').nth(3).click({ button: 'right' })
  await expect(page.getByRole('menu')).toBeVisible()
}

async function openDeliveryDate(page: Page): Promise<void> {
  await openMenu(page)
  await itemWith(page, 'calendar-event').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

async function openLabels(page: Page): Promise<void> {
  for (const row of [1, 2, 3, 4]) await page.getByRole('row').nth(row).getByRole('checkbox').check()
  await page.getByRole('toolbar').locator('[aria-haspopup=menu]').last().click()
  await itemWith(page, 'printer').click()
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible()
}

/** Opens the hand-over of the first courier with cash. */
async function openHandOver(page: Page): Promise<void> {
  await page.locator('main table tbody button').first().click()
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeChecked()
}

async function openExport(page: Page): Promise<void> {
  await page
    .getByRole('button')
    .filter({ has: page.locator('.tabler-icon-download') })
    .click()
  await expect(page.getByRole('menu')).toBeVisible()
}

async function openPalette(page: Page, language: string): Promise<void> {
  await page.keyboard.press('Control+k')
  const found = page.waitForResponse(/\/api\/order\?.*search=/)
  await page
    .getByRole('dialog')
    .getByRole('combobox')
    .fill(TYPED[language] ?? '')
  await found
  await expect(page.getByRole('option').filter({ visible: true }).first()).toBeVisible()
}

function itemWith(page: Page, icon: string) {
  return page.getByRole('menuitem').filter({ has: page.locator(`.tabler-icon-${icon}`) })
}
