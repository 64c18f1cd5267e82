import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { OrganizationToken } from '@tracklane/contract/organization-token'
import type { ReactNode } from 'react'
import { countryQueries } from '#features/country/country.api.ts'
import { organizationQueries } from '#features/organization/organization.api.ts'
import { useT } from '#lib/i18n.ts'
import { Callout } from '#ui/callout.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { exampleCountry, exampleOf } from './token-example.rules.ts'
import classes from './tokens.module.css'

export type MadeToken = OrganizationToken & { readonly token: string }

interface PlainTokenProps {
  organizationId: number
  token: MadeToken
  onDone: () => void
}

/** The token itself, shown only once, and a line that shows its use. */
export function PlainToken({ organizationId, token: { token, abilities }, onDone }: PlainTokenProps) {
  const t = useT()
  const owner = useQuery(organizationQueries.detail(organizationId)).data
  const countries = useQuery({ ...countryQueries.list(), enabled: owner?.country_ids.length === 0 })
  const anywhere = owner?.country_ids.length === 0 ? countries.data?.find(({ active }) => active)?.id : undefined
  const country_id = (owner && exampleCountry(owner)) ?? anywhere
  const example = exampleOf({ origin: window.location.origin, token, abilities, country_id })
  return (
    <div className={classes.form}>
      <Callout title={t('organization_token', 'Copy the token now: it is not shown again.')} />
      <Copied label={t('organization_token', 'Token')} copyLabel={t('organization_token', 'Copy token')} text={token} />
      <Copied label={t('organization_token', 'Try it in a shell')} copyLabel={t('organization_token', 'Copy line')} text={example} />
      <div className={classes.buttons}>
        <Button onClick={onDone}>{t('organization_token', 'I have copied it')}</Button>
      </div>
    </div>
  )
}

interface CopiedProps {
  label: ReactNode
  copyLabel: string
  text: string
}

function Copied({ label, copyLabel, text }: CopiedProps) {
  return (
    <div>
      <p className={classes.label}>{label}</p>
      <div className={classes.secret}>
        <code>{text}</code>
        <CopyButton value={text} label={copyLabel} />
      </div>
    </div>
  )
}
