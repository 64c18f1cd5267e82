interface Sight {
  readonly published: boolean
  /** Whether readers see its parent; undefined without a parent. */
  readonly isOpen: boolean | undefined
}

/** The effect of a change for readers: they find a row, no longer find it, or find it once its parent is published too. */
export type SightChange = 'found' | 'lost' | 'waiting'

/** Returns the effect of a change; undefined where readers notice nothing. */
export function sightChange(before: Sight, now: Sight): SightChange | undefined {
  const [was, is] = [before.published && before.isOpen, now.published && now.isOpen]
  if (!was && is) return 'found'
  if (was && !is) return 'lost'
  return now.published && !before.published && now.isOpen === false ? 'waiting' : undefined
}
