import type { Attacked as Account } from '@tracklane/contract/home'
import { roleName } from '@tracklane/contract/kit/role'
import { formatDate } from '#lib/format.ts'
import { usePhrase, useT } from '#lib/i18n.ts'
import { Block } from './block.tsx'
import classes from './numbers.module.css'

/** Accounts whose sign-ins were refused, administrators' among them, by name and number alone. */
export function Attacked({ accounts }: { accounts: readonly Account[] }) {
  const t = useT()
  const phrase = usePhrase()
  if (accounts.length === 0) return null
  return (
    <Block title={t('home', 'Refused sign-ins by account')} note={t('home', 'In the last 24 hours')}>
      <ul className={classes.list}>
        {accounts.map(({ id, name, role, refused, last_at }) => (
          <li key={id} className={classes.row}>
            <span className={classes.who}>
              {name}
              <span className={classes.role}>
                {phrase(roleName(role))} ·{' '}
                {t('home', '{count, plural, one {# refused sign-in} other {# refused sign-ins}}', { count: refused })}
              </span>
            </span>
            <time dateTime={last_at} className={classes.time}>
              {formatDate(last_at, 'fullDate')}
            </time>
          </li>
        ))}
      </ul>
    </Block>
  )
}
