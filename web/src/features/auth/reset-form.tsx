import { Button, PasswordInput } from '@mantine/core'
import { PASSWORD_MINIMUM } from '@tracklane/contract/kit/person'
import { phrase } from '@tracklane/contract/kit/phrase'
import { PasswordReset } from '@tracklane/contract/password-link'
import { fieldErrors, said } from '#lib/form-errors.ts'
import { useT } from '#lib/i18n.ts'
import { useFields } from '#lib/use-fields.ts'
import { toastSuccess } from '#ui/toast.ts'
import classes from './login.module.css'
import { useResetPassword } from './password-link.api.ts'

interface ResetFormProps {
  token: string
  onDone: () => void
  /** Asks for another link. */
  onForgot: () => void
}

const Fields = PasswordReset.omit({ token: true })

/** Chooses a password by the link in a mail. */
export function ResetForm({ token, onDone, onForgot }: ResetFormProps) {
  const t = useT()
  const reset = useResetPassword()
  const { field, onSubmit, setErrors } = useFields(Fields, ({ password, repeated }) =>
    password === repeated ? {} : { repeated: said(phrase('auth', 'The two passwords differ')) },
  )
  const errors = reset.error ? fieldErrors(reset.error) : {}
  const submit = ({ password }: { password: string }) =>
    reset.mutate(
      { token, password },
      {
        onSuccess: () => {
          toastSuccess(t('auth', 'Your password is set. Sign in with it.'))
          onDone()
        },
        onError: (error) => setErrors(fieldErrors(error)),
      },
    )
  if (errors.token)
    return (
      <div className={classes.form}>
        <p role="alert">{errors.token}</p>
        <Button onClick={onForgot} fullWidth>
          {t('auth', 'Ask for a new link')}
        </Button>
      </div>
    )
  const toggle = { 'aria-label': t('auth', 'Show or hide the password'), tabIndex: 0 }
  return (
    <form className={classes.form} onSubmit={onSubmit(submit)} noValidate>
      <PasswordInput
        label={t('auth', 'New password')}
        description={t('auth', 'At least {minimum} characters', { minimum: PASSWORD_MINIMUM })}
        autoComplete="new-password"
        required
        autoFocus
        visibilityToggleButtonProps={toggle}
        {...field('password')}
      />
      <PasswordInput
        label={t('auth', 'New password again')}
        autoComplete="new-password"
        required
        visibilityToggleButtonProps={toggle}
        {...field('repeated')}
      />
      {reset.error && Object.keys(errors).length === 0 && <p role="alert">{reset.error.message}</p>}
      <Button type="submit" size="md" loading={reset.isPending} fullWidth>
        {t('auth', 'Set the password')}
      </Button>
    </form>
  )
}
