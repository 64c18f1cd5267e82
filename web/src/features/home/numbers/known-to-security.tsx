import { Link } from '@tanstack/react-router'
import type { KnownToSecurity as Known } from '@tracklane/contract/home'
import { roleName } from '@tracklane/contract/kit/role'
import { formatDate } from '#lib/format.ts'
import { usePhrase, useT } from '#lib/i18n.ts'
import calm from '#ui/calm-link.module.css'
import { Block } from './block.tsx'
import classes from './numbers.module.css'

/** People whose password was given by security staff, who could therefore sign in as them. An entry stays for thirty days. */
export function KnownToSecurity({ known }: { known: readonly Known[] }) {
  const t = useT()
  const phrase = usePhrase()
  return (
    <Block title={t('home', 'Passwords given by security')} note={t('home', 'Of the last 30 days')}>
      <ul className={classes.list}>
        {known.map(({ user_id, name, role, by, at, is_new }) => (
          <li key={`${user_id}-${at}`} className={classes.row}>
            <span className={classes.who}>
              {user_id === null ? (
                name
              ) : (
                <Link to="/user/" search={{ id: user_id }} className={calm.link}>
                  {name}
                </Link>
              )}
              <span className={classes.role}>
                {phrase(roleName(role))} ·{' '}
                {is_new ? t('home', 'Account made by {by}', { by }) : t('home', 'Password given by {by}', { by })}
              </span>
            </span>
            <time dateTime={at} className={classes.time}>
              {formatDate(at, 'fullDate')}
            </time>
          </li>
        ))}
      </ul>
    </Block>
  )
}
