// Before the first paint: the person's theme and language, from the store the app keeps ("common"), and the question who is signed in.
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
  // Without the cookie nobody is. The answer is there when the app is: `features/auth/early-profile.ts` takes it.
  if (document.cookie.includes('XSRF-TOKEN='))
    window.earlyProfile = fetch('/api/user/profile', { headers: { Accept: 'application/json' } }).catch(() => undefined)
})()
