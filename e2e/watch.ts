import type { Page } from '@playwright/test'

/** Collects the effects of a payload that runs: a dialog, a call of `alert`, or a request to another host. */
export async function watch(page: Page): Promise<string[]> {
  const ran: string[] = []
  page.on('dialog', (dialog) => {
    ran.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    const { hostname, pathname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && (hostname !== 'localhost' || /\/x$/.test(pathname))) ran.push(`asked ${request.url()}`)
  })
  await page.exposeFunction('ranSomething', () => ran.push('ran'))
  await page.addInitScript(() => Object.assign(window, { alert: () => Object(window).ranSomething() }))
  return ran
}

/** Sends events to every element that may wait for them. */
export async function provoke(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('*')) {
      for (const name of ['mouseover', 'focus', 'load', 'error', 'toggle', 'animationstart', 'begin'])
        element.dispatchEvent(new Event(name))
    }
    for (const link of document.querySelectorAll('a')) if (!/^(https?|mailto|tel):/.test(link.href)) link.click()
  })
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
}
