// Before the first paint: the person's theme and language, from the store the app keeps ("common"), and the first questions to the server.
// It stands in the page itself (`build/inline-theme.ts`).
;(() => {
  let common = {}
  try {
    common = JSON.parse(localStorage.getItem('common') || '{}').state || {}
  } catch {
    // Not readable: the defaults hold.
  }
  // A link by which somebody chooses a password: its token leaves the address before anything else loads, and stands in no log.
  if (location.hash.startsWith('#reset=')) {
    window.resetToken = location.hash.slice(7)
    history.replaceState(null, '', location.pathname + location.search)
  }
  const isDark = common.theme ? common.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
  if (typeof common.language === 'string') document.documentElement.lang = common.language
  // Without the cookie nobody is signed in. The answers are there when the app is: `lib/early-answers.ts` gives them out.
  if (document.cookie.includes('XSRF-TOKEN=')) {
    const language = document.documentElement.lang
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const headers = { Accept: 'application/json', 'Accept-Language': language, 'X-TZ-Name': timeZone }
    // The screen's own requests hold for its address alone (`build/pages.ts`).
    const first = location.search ? null : document.querySelector('meta[name="first-requests"]')
    const urls = ['/api/user/profile', ...(first ? first.content.split(' ') : [])]
    const ask = async (url) => {
      const response = await fetch(url, { headers })
      return response.ok ? { reply: await response.json() } : undefined
    }
    window.earlyAnswers = {
      at: { steady: performance.now(), date: Date.now() },
      language,
      answers: new Map(urls.map((url) => [url, ask(url).catch(() => undefined)])),
    }
  }
})()
