import { Button, type ButtonProps, PasswordInput } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { PasswordChange } from '@tracklane/contract/auth'
import { PASSWORD_MINIMUM } from '@tracklane/contract/kit/person'
import { phrase } from '@tracklane/contract/kit/phrase'
import type { ComponentType } from 'react'
import { fieldErrors, said } from '#lib/form-errors.ts'
import { useT } from '#lib/i18n.ts'
import { useFields } from '#lib/use-fields.ts'
import { toastSuccess } from '#ui/toast.ts'
import { useChangePassword } from './auth.api.ts'
import classes from './login.module.css'
import { keepTypedPassword, typedPassword } from './typed-password.ts'

interface PasswordFormProps {
  onDone?: () => void
  /** The button of a dialog, which shows its key; the sign-in need not load it. */
  Save?: ComponentType<ButtonProps>
}

export function PasswordForm({ onDone, Save = SubmitButton }: PasswordFormProps) {
  const t = useT()
  const router = useRouter()
  const change = useChangePassword()
  const known = typedPassword()
  const { field, onSubmit, setErrors } = useFields(PasswordChange, ({ password, repeated }) =>
    password === repeated ? {} : { repeated: said(phrase('auth', 'The two passwords differ')) },
  )

  const submit = (passwords: PasswordChange) =>
    change.mutate(passwords, {
      onSuccess: () => {
        keepTypedPassword(undefined)
        toastSuccess(t('auth', 'The password is changed. Your other sessions have ended.'))
        onDone?.()
        void router.invalidate()
      },
      onError: (error) => {
        keepTypedPassword(undefined)
        setErrors(fieldErrors(error))
      },
    })

  const toggle = { 'aria-label': t('auth', 'Show or hide the password'), tabIndex: 0 }
  return (
    <form className={classes.form} onSubmit={onSubmit(submit)} noValidate>
      {known ? (
        <input type="hidden" name="current_password" value={known} />
      ) : (
        <PasswordInput
          label={t('auth', 'Current password')}
          autoComplete="current-password"
          required
          data-autofocus
          visibilityToggleButtonProps={toggle}
          {...field('current_password')}
        />
      )}
      <PasswordInput
        autoFocus={Boolean(known)}
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
      <Save size="md" loading={change.isPending}>
        {t('auth', 'Change password')}
      </Save>
    </form>
  )
}

function SubmitButton(props: ButtonProps) {
  return <Button type="submit" {...props} />
}
