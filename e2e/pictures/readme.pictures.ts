import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { STATUS } from '../orders.ts'
import { get, type Person, put, signIn } from '../session.ts'
import { MOMENT } from './moment.ts'
import { reduced } from './reduced.ts'
import { knowAll, settled, stillPicture } from './still.ts'

const FOLDER = join(import.meta.dirname, '../../docs/pictures')
const MAX_BYTES = 250_000
const PHONE = { width: 390, height: 844 }

interface Shot {
  /** The name of the file in the README; its ending is the theme. */
  readonly name: `${string}-${'light' | 'dark'}`
  readonly address: string | ((page: Page) => Promise<string>)
  /** The person; default: the logist. */
  readonly who?: Person
  readonly isPhone?: boolean
}

const SHOTS: readonly Shot[] = [
  { name: 'board-light', address: '/order/kanban' },
  { name: 'board-dark', address: '/order/kanban' },
  { name: 'orders-light', address: anOrderBesideTheList },
  { name: 'home-dark', address: '/' },
  { name: 'redelivery-light', address: '/order/redeliver-dates/' },
  { name: 'rejected-dark', address: '/order/rejected/?tab=statistics' },
  { name: 'flow-light', address: '/order-flow/?id=1', who: 'admin' },
  { name: 'courier-light', address: '/', who: 'courier', isPhone: true },
]

for (const { name, address, who = 'logist', isPhone = false } of SHOTS) {
  test(name, async ({ page }) => {
    await page.clock.setFixedTime(MOMENT)
    if (isPhone) await page.setViewportSize(PHONE)
    await signIn(page, who)
    await put(page, '/user/profile', { language: 'en', theme: name.endsWith('dark') ? 'dark' : 'light' })
    await knowAll(page)
    await page.goto(typeof address === 'string' ? address : await address(page))
    await settled(page)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await writeFile(join(FOLDER, `${name}.png`), await reduced(await stillPicture(page), MAX_BYTES))
  })
}

/** Opens an order in delivery from the middle of the visible list. */
async function anOrderBesideTheList(page: Page): Promise<string> {
  const list = `status_id=${STATUS.READY},${STATUS.REDELIVERY},${STATUS.IN_DELIVERY}`
  const orders = await get<{ id: number; status_id: number }[]>(page, `/order?${list}&per_page=25`)
  const chosen = orders.slice(2).find(({ status_id }) => status_id === STATUS.IN_DELIVERY)
  return `/order/index?${list}&id=${chosen?.id}`
}
