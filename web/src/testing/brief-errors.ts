import { configure, getConfig } from '@testing-library/react'

const { getElementError } = getConfig()

// A query that waits fails until its element is there. Each of these errors printed the whole page: a tenth of the time of all screen tests.
// Now the page is printed only when the wait has timed out, and where a query does not wait.
configure({
  getElementError(message, container) {
    if (!isWaiting() || message === null) return getElementError(message, container)
    return Object.assign(new Error(message), { name: 'TestingLibraryElementError' })
  },
})

/** Checks the flag that Testing Library sets while it repeats a query. */
function isWaiting(): boolean {
  const config: object & { _disableExpensiveErrorDiagnostics?: boolean } = getConfig() // left out of its types
  return config._disableExpensiveErrorDiagnostics ?? false
}
