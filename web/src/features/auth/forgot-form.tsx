import { Button, TextInput } from '@mantine/core'
import { ForgottenPassword } from '@tracklane/contract/password-link'
import { fieldErrors } from '#lib/form-errors.ts'
import { useT } from '#lib/i18n.ts'
import { useFields } from '#lib/use-fields.ts'
import classes from './login.module.css'
import { useForgotPassword } from './password-link.api.ts'

/** Asks for a link. The answer is equal for every address. */
export function ForgotForm({ onBack }: { onBack: () => void }) {
  const t = useT()
  const forgot = useForgotPassword()
  const { field, onSubmit, setErrors } = useFields(ForgottenPassword)
  const back = (
    <Button variant="subtle" onClick={onBack} fullWidth>
      {t('auth', 'Back to the sign-in')}
    </Button>
  )
  if (forgot.isSuccess)
    return (
      <div className={classes.form}>
        <p role="status">
          {t('auth', 'If there is an account with this address, an email with a link is on its way to it. The link works for 30 minutes.')}
        </p>
        {back}
      </div>
    )
  const submit = (body: ForgottenPassword) => forgot.mutate(body, { onError: (error) => setErrors(fieldErrors(error)) })
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
      {forgot.error && <p role="alert">{forgot.error.message}</p>}
      <Button type="submit" size="md" loading={forgot.isPending} fullWidth>
        {t('auth', 'Send me a link')}
      </Button>
      {back}
    </form>
  )
}
