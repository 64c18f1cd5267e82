import { Link, type LinkProps, useRouter } from '@tanstack/react-router'
import type { Uses } from '@tracklane/contract/kit/crud'
import { USE_NAMES, type UseKind, usedKinds } from '@tracklane/contract/kit/uses'
import { usePhrase, useT } from '#lib/i18n.ts'
import classes from './use-links.module.css'

interface UseLinksProps {
  uses: Uses | undefined
  /** The link by kind to exactly these rows (`linkOptions`); absent where this person has no screen for the kind. */
  ways: Readonly<Partial<Record<UseKind, LinkProps>>>
}

/** The links to the rows that prevent a deletion. */
export function UseLinks({ uses = {}, ways }: UseLinksProps) {
  const t = useT()
  const say = usePhrase()
  const { routesByPath } = useRouter()
  const kinds = usedKinds(uses).filter((kind) => (ways[kind]?.to ?? '').replace(/\/$/, '') in routesByPath)
  if (kinds.length === 0) return null
  return (
    <ul className={classes.links}>
      {kinds.map((kind) => (
        <li key={kind}>
          <Link {...ways[kind]}>{t('record', 'Show {uses}', { uses: say(USE_NAMES[kind](uses[kind] ?? 0)) })}</Link>
        </li>
      ))}
    </ul>
  )
}
