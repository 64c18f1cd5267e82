import { createRequire } from 'node:module'

const load = createRequire(import.meta.url)

/** A package that few processes need, loaded when it is used first, in one go: imported it would delay every start and hold its memory. */
export function onFirstUse<Package>(name: string): () => Package {
  let loaded: Package | undefined
  return () => {
    loaded ??= load(name) as Package // the caller names its type
    return loaded
  }
}
