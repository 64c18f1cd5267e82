import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { Credentials } from '@tracklane/contract/auth'
import { Suspense, useState } from 'react'
import { fieldErrors } from '#lib/form-errors.ts'
import { ApiError } from '#lib/http.ts'
import { useT } from '#lib/i18n.ts'
import { reportError } from '#lib/query-client.ts'
import { useFields } from '#lib/use-fields.ts'
import { part } from '#ui/part.ts'
import { useLogin } from './auth.api.ts'
import classes from './login.module.css'
import { keepTypedPassword } from './typed-password.ts'

const WaitNotice = part(() => import('./login-later.tsx').then((module) => ({ default: module.WaitNotice })), { ahead: false })

export function LoginForm() {
  const t = useT()
  const router = useRouter()
  const login = useLogin()
  const [wait, setWait] = useState<ApiError>()
  const { field, onSubmit, setErrors } = useFields(Credentials)

  const submit = (credentials: Credentials) =>
    login.mutate(credentials, {
      // The route itself leads to the person's destination, or to the choice of a password.
      onSuccess: ({ data }) => {
        keepTypedPassword(data.must_change_password ? credentials.password : undefined)
        return router.invalidate()
      },
      onError: (error) => {
        setErrors(fieldErrors(error))
        if (error instanceof ApiError && error.retryAfter) setWait(error)
        else reportError(error)
      },
    })

  return (
    <form className={classes.form} onSubmit={onSubmit(submit)} noValidate>
      <TextInput
        label={t('auth', 'Email')}
        type="email"
        autoComplete="username"
        autoFocus
        required
        withAsterisk={false}
        {...field('email')}
      />
      <PasswordInput
        label={t('auth', 'Password')}
        autoComplete="current-password"
        required
        withAsterisk={false}
        visibilityToggleButtonProps={{ 'aria-label': t('auth', 'Show or hide the password'), tabIndex: 0 }}
        {...field('password')}
      />
      <Suspense>{wait && <WaitNotice refusal={wait} onOver={() => setWait(undefined)} />}</Suspense>
      <Button type="submit" size="md" loading={login.isPending} disabled={!!wait} fullWidth>
        {t('auth', 'Sign in')}
      </Button>
    </form>
  )
}
