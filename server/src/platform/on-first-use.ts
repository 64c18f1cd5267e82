import { createRequire } from 'node:module'

const load = createRequire(import.meta.url)

/** Loads a package that few processes need when it is first used: an import would delay every start and hold its memory. */
export function onFirstUse<Package>(name: string): () => Package {
  let loaded: Package | undefined
  return () => {
    loaded ??= load(name) as Package // the caller names its type
    return loaded
  }
}
