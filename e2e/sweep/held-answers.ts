import type { Page } from '@playwright/test'

/** Requests of the frame around every screen: without them no screen appears. */
const FRAME = /^\/api\/(config|user\/profile|i18n\/(language|translation)-index|onboarding\/user)$/

interface Holding {
  /** True: nothing is held back. */
  isLate: boolean
  /** The path that is answered after all others. */
  last: string | undefined
}

/** The held answers of one load. */
export interface Held {
  /** Releases all but the last. */
  answer: () => void
  answerLast: () => void
}

export interface Holder {
  /** Holds answers from the next load on. */
  hold: (holding: Holding) => Held
}

const NOTHING = { isLate: true, last: undefined }

/** Delays the page's requests in the page itself: requests held by Playwright's routes would bypass the browser's cache. */
export async function holdAnswers(page: Page): Promise<Holder> {
  let now = { ...NOTHING, others: gate(), latest: gate() } as Holding & { others: Gate; latest: Gate }
  await page.exposeFunction('mayAsk', async (path: string) => {
    if (path === now.last) await now.latest.opened
    else if (!now.isLate && !FRAME.test(path)) await now.others.opened
  })
  await page.addInitScript(() => {
    const ask = window.fetch
    const { mayAsk } = globalThis as unknown as { mayAsk: (path: string) => Promise<void> }
    window.fetch = async (what, how) => {
      const { pathname } = new URL(what instanceof Request ? what.url : what, location.href)
      if (pathname.startsWith('/api/')) await mayAsk(pathname)
      return ask(what, how)
    }
  })
  return {
    hold(holding) {
      const [others, latest] = [gate(), gate()]
      now = { ...holding, others, latest }
      return { answer: others.open, answerLast: latest.open }
    },
  }
}

interface Gate {
  opened: Promise<void>
  open: () => void
}

function gate(): Gate {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}
