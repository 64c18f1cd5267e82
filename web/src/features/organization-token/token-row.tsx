import { IconBan } from '@tabler/icons-react'
import { abilityName, type OrganizationToken } from '@tracklane/contract/organization-token'
import { formatDate } from '#lib/format.ts'
import { usePhrase, useT } from '#lib/i18n.ts'
import { Age } from '#ui/age.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { isExpired } from './token-example.rules.ts'
import classes from './tokens.module.css'

interface TokenRowProps {
  token: OrganizationToken
  isEnding: boolean
  onRevoke: () => void
}

export function TokenRow({ token, isEnding, onRevoke }: TokenRowProps) {
  const t = useT()
  const say = usePhrase()
  const { name, prefix, abilities, created_by, created_at, last_used_at, expires_at } = token
  const hasEnded = isExpired(expires_at, Date.now())
  const made = { date: formatDate(created_at, 'onlyDate'), by: created_by }
  return (
    <li className={classes.row} data-ended={hasEnded || undefined}>
      <div className={classes.what}>
        <p className={classes.line}>
          <span className={classes.name}>{name}</span>
          <code className={classes.prefix}>{prefix}…</code>
        </p>
        <p className={classes.facts}>{abilities.map((ability) => say(abilityName(ability))).join(' · ')}</p>
        <p className={classes.facts}>
          <span>
            {last_used_at ? (
              <Age at={last_used_at}>{(age) => t('organization_token', 'Last used {age}', { age })}</Age>
            ) : (
              t('organization_token', 'Never used')
            )}
          </span>
          <span>
            {hasEnded
              ? t('organization_token', 'Expired on {date}', { date: formatDate(expires_at, 'onlyDate') })
              : t('organization_token', 'Expires on {date}', { date: formatDate(expires_at, 'onlyDate') })}
          </span>
          <span>
            {made.by === null
              ? t('organization_token', 'Made on {date}', { date: made.date })
              : t('organization_token', 'Made on {date} by {by}', { date: made.date, by: made.by })}
          </span>
        </p>
      </div>
      <IconButton label={t('organization_token', 'Revoke {name}', { name })} loading={isEnding} onClick={onRevoke}>
        <IconBan size={18} aria-hidden />
      </IconButton>
    </li>
  )
}
