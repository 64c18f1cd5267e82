import { UnstyledButton } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import type { DemoAccount } from '@tracklane/contract/config'
import { roleName } from '@tracklane/contract/kit/role'
import { usePhrase, useT } from '#lib/i18n.ts'
import { reportError } from '#lib/query-client.ts'
import { useLogin } from './auth.api.ts'
import classes from './demo-accounts.module.css'

/** The accounts of a demo installation, each with one click. */
export function DemoAccounts({ accounts }: { accounts: readonly DemoAccount[] }) {
  const t = useT()
  const phrase = usePhrase()
  const router = useRouter()
  const login = useLogin()
  const signIn = ({ email, password }: DemoAccount) =>
    login.mutate({ email, password }, { onSuccess: () => router.invalidate(), onError: (error) => reportError(error) })

  return (
    <section className={classes.demo} aria-labelledby="demo-title">
      <h2 id="demo-title" className={classes.title}>
        {t('auth', 'Demo accounts')}
      </h2>
      <p className={classes.lead}>{t('auth', 'One click signs in. They exist in demo installations only.')}</p>
      <ul className={classes.accounts}>
        {accounts.map((account) => (
          <li key={account.email}>
            <UnstyledButton className={classes.account} disabled={login.isPending} onClick={() => signIn(account)}>
              <span className={classes.role}>{phrase(roleName(account.role))}</span>
              <span className={classes.name}>{account.name}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
