import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { Credentials } from '@tracklane/contract/auth'
import { fieldErrors } from '#lib/form-errors.ts'
import { useT } from '#lib/i18n.ts'
import { useFields } from '#lib/use-fields.ts'
import { useLogin } from './auth.api.ts'
import classes from './login.module.css'

export function LoginForm() {
  const t = useT()
  const router = useRouter()
  const login = useLogin()
  const { field, onSubmit, setErrors } = useFields(Credentials)

  const submit = (credentials: Credentials) =>
    login.mutate(credentials, {
      // The route itself leads on: to where the person was going, or to the choice of an own password.
      onSuccess: () => router.invalidate(),
      onError: (error) => setErrors(fieldErrors(error)),
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
      <Button type="submit" size="md" loading={login.isPending} fullWidth>
        {t('auth', 'Sign in')}
      </Button>
    </form>
  )
}
