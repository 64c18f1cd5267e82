import { Button, PasswordInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useRouter } from '@tanstack/react-router'
import { PASSWORD_MINIMUM, PasswordChange } from '@tracklane/contract/auth'
import { checkedBy, fieldErrors } from '#lib/form-errors.ts'
import { useT } from '#lib/i18n.ts'
import { toastSuccess } from '#ui/toast.ts'
import { useChangePassword } from './auth.api.ts'
import classes from './login.module.css'

const checked = checkedBy(PasswordChange)

export function PasswordForm({ onDone }: { onDone?: () => void }) {
  const t = useT()
  const router = useRouter()
  const change = useChangePassword()
  const form = useForm({
    initialValues: { current_password: '', password: '', repeated: '' },
    validate: ({ repeated, ...values }) => ({
      ...checked(values),
      ...(repeated !== values.password && { repeated: t('auth', 'The two passwords differ') }),
    }),
  })

  const submit = ({ current_password, password }: PasswordChange) =>
    change.mutate(
      { current_password, password },
      {
        onSuccess: () => {
          toastSuccess(t('auth', 'The password is changed. Your other sessions have ended.'))
          onDone?.()
          void router.invalidate()
        },
        onError: (error) => form.setErrors(fieldErrors(error)),
      },
    )

  const toggle = { 'aria-label': t('auth', 'Show or hide the password'), tabIndex: 0 }
  return (
    <form className={classes.form} onSubmit={form.onSubmit(submit)} noValidate>
      <PasswordInput
        label={t('auth', 'Current password')}
        autoComplete="current-password"
        required
        data-autofocus
        visibilityToggleButtonProps={toggle}
        {...form.getInputProps('current_password')}
      />
      <PasswordInput
        label={t('auth', 'New password')}
        description={t('auth', 'At least {minimum} characters', { minimum: PASSWORD_MINIMUM })}
        autoComplete="new-password"
        required
        visibilityToggleButtonProps={toggle}
        {...form.getInputProps('password')}
      />
      <PasswordInput
        label={t('auth', 'New password again')}
        autoComplete="new-password"
        required
        visibilityToggleButtonProps={toggle}
        {...form.getInputProps('repeated')}
      />
      <Button type="submit" size="md" loading={change.isPending}>
        {t('auth', 'Change password')}
      </Button>
    </form>
  )
}
