import { Button, Skeleton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { OrganizationToken } from '@tracklane/contract/organization-token'
import { lazy, Suspense, useState } from 'react'
import { useT } from '#lib/i18n.ts'
import calm from '#ui/calm-link.module.css'
import { confirmAction } from '#ui/confirm-dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { TitledSection } from '#ui/titled-section.tsx'
import { toastSuccess } from '#ui/toast.ts'
import { organizationTokenQueries, useRevokeAllTokens, useRevokeToken } from './organization-token.api.ts'
import { TokenRow } from './token-row.tsx'
import classes from './tokens.module.css'

const TokenDialog = lazy(async () => ({ default: (await import('./token-dialog.tsx')).TokenDialog }))

interface Owner {
  readonly id: number
  readonly name: string
}

/** The tokens of an organization for the API, with their purpose and end, and buttons to revoke them. */
export function OrganizationTokens({ organization }: { organization: Owner }) {
  const t = useT()
  const [isNew, setNew] = useState(false)
  const tokens = useQuery(organizationTokenQueries.list(organization.id))
  return (
    <TitledSection
      anchor="tokens"
      title={t('organization_token', 'API tokens')}
      tools={
        <>
          <RevokeAll organization={organization} count={tokens.data?.length ?? 0} />
          <Button variant="default" size="compact-md" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setNew(true)}>
            {t('organization_token', 'New token')}
          </Button>
        </>
      }
    >
      {tokens.data ? (
        <TokenList organization={organization} tokens={tokens.data} />
      ) : tokens.error ? (
        <ErrorState message={tokens.error.message} onRetry={() => void tokens.refetch()} isRetrying={tokens.isFetching} />
      ) : (
        <Skeleton height={64} />
      )}
      <p className={classes.reference}>
        <a className={calm.link} href="/api/docs" target="_blank" rel="noreferrer">
          {t('organization_token', 'API reference')}
        </a>
      </p>
      {isNew && (
        <Suspense>
          <TokenDialog organization={organization} onClose={() => setNew(false)} />
        </Suspense>
      )}
    </TitledSection>
  )
}

function TokenList({ organization, tokens }: { organization: Owner; tokens: readonly OrganizationToken[] }) {
  const t = useT()
  const revoke = useRevokeToken(organization.id)
  const ask = async ({ id, name }: OrganizationToken) => {
    const isSure = await confirmAction({
      title: t('organization_token', 'Revoke {name}?', { name }),
      message: t('organization_token', 'Whatever uses this token is refused at once. It cannot be brought back.'),
      confirmLabel: t('organization_token', 'Revoke'),
      isDanger: true,
    })
    if (isSure) revoke.mutate(id, { onSuccess: () => toastSuccess(t('organization_token', '{name} is revoked', { name })) })
  }
  if (tokens.length === 0)
    return <p className={classes.none}>{t('organization_token', 'None yet: with a token a shop hands its orders over by itself.')}</p>
  return (
    <ul className={classes.list}>
      {tokens.map((token) => (
        <TokenRow
          key={token.id}
          token={token}
          isEnding={revoke.isPending && revoke.variables === token.id}
          onRevoke={() => void ask(token)}
        />
      ))}
    </ul>
  )
}

function RevokeAll({ organization, count }: { organization: Owner; count: number }) {
  const t = useT()
  const revoke = useRevokeAllTokens(organization.id)
  const ask = async () => {
    const isSure = await confirmAction({
      title: t('organization_token', 'Revoke {count, plural, one {# token} other {all # tokens}} of {name}?', {
        count,
        name: organization.name,
      }),
      message: t('organization_token', 'Whatever uses them is refused at once. They cannot be brought back.'),
      confirmLabel: t('organization_token', 'Revoke all'),
      isDanger: true,
    })
    if (!isSure) return
    revoke.mutate(undefined, {
      onSuccess: () => toastSuccess(t('organization_token', '{count, plural, one {# token is} other {# tokens are}} revoked', { count })),
    })
  }
  if (count < 2) return null
  return (
    <Button variant="subtle" size="compact-md" color="red" c="var(--status-red-text)" loading={revoke.isPending} onClick={() => void ask()}>
      {t('organization_token', 'Revoke all')}
    </Button>
  )
}
