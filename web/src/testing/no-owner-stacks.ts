import * as React from 'react'

/** Counter of the error objects that React's development build makes, one an element, to say later where it was made. */
interface Internals {
  recentlyCreatedOwnerStacks: number
}

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
const internals = (React as unknown as Record<string, Internals>)[INTERNALS] // left out of its types

// A tenth of the time of all screen tests went into stacks of which none was ever printed. Above ten thousand React makes no more.
if (internals) Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.MAX_SAFE_INTEGER, set: () => undefined })
