import { Button, PasswordInput } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { PasswordChange } from '@tracklane/contract/auth'
import { PASSWORD_MINIMUM } from '@tracklane/contract/kit/person'
import { phrase } from '@tracklane/contract/kit/phrase'
import { fieldErrors, said } from '#lib/form-errors.ts'
import { useT } from '#lib/i18n.ts'
import { useFields } from '#lib/use-fields.ts'
import { toastSuccess } from '#ui/toast.ts'
import { useChangePassword } from './auth.api.ts'
import classes from './login.module.css'

export function PasswordForm({ onDone }: { onDone?: () => void }) {
  const t = useT()
  const router = useRouter()
  const change = useChangePassword()
  const { field, onSubmit, setErrors } = useFields(PasswordChange, ({ password, repeated }) =>
    password === repeated ? {} : { repeated: said(phrase('auth', 'The two passwords differ')) },
  )

  const submit = (passwords: PasswordChange) =>
    change.mutate(passwords, {
      onSuccess: () => {
        toastSuccess(t('auth', 'The password is changed. Your other sessions have ended.'))
        onDone?.()
        void router.invalidate()
      },
      onError: (error) => setErrors(fieldErrors(error)),
    })

  const toggle = { 'aria-label': t('auth', 'Show or hide the password'), tabIndex: 0 }
  return (
    <form className={classes.form} onSubmit={onSubmit(submit)} noValidate>
      <PasswordInput
        label={t('auth', 'Current password')}
        autoComplete="current-password"
        required
        data-autofocus
        visibilityToggleButtonProps={toggle}
        {...field('current_password')}
      />
      <PasswordInput
        label={t('auth', 'New password')}
        description={t('auth', 'At least {minimum} characters', { minimum: PASSWORD_MINIMUM })}
        autoComplete="new-password"
        required
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
      <Button type="submit" size="md" loading={change.isPending}>
        {t('auth', 'Change password')}
      </Button>
    </form>
  )
}
