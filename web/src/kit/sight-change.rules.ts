interface Placed {
  readonly published: boolean
  /** What it stands in is there for readers; undefined: it stands nowhere yet. */
  readonly isOpen: boolean | undefined
}

/** What readers notice of a change: they find a row, no longer find it, or find it only when what it stands in is published, too. */
export type SightChange = 'found' | 'lost' | 'waiting'

/** Undefined where they notice nothing. */
export function sightChange(before: Placed, now: Placed): SightChange | undefined {
  const [was, is] = [before.published && before.isOpen, now.published && now.isOpen]
  if (!was && is) return 'found'
  if (was && !is) return 'lost'
  return now.published && !before.published && now.isOpen === false ? 'waiting' : undefined
}
