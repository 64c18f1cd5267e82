import * as React from 'react'

/** Counts the error objects that React's development build makes, one per element, to tell later where it was created. */
interface Internals {
  recentlyCreatedOwnerStacks: number
}

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
const internals = (React as unknown as Record<string, Internals>)[INTERNALS] // left out of its types

// These stacks took a tenth of the time of all screen tests, and none was ever printed. Above ten thousand React makes no more.
if (internals) Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.MAX_SAFE_INTEGER, set: () => undefined })
