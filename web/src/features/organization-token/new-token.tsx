import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { Ability } from '@tracklane/contract/kit/endpoint'
import { ABILITIES, abilityName, OrganizationTokenDraft, TOKEN_DAYS } from '@tracklane/contract/organization-token'
import { type FormEvent, type ReactNode, useEffect } from 'react'
import { dayFromNow, instantOf, today } from '#lib/day.ts'
import { focusFirstError } from '#lib/first-error.ts'
import { checkedBy, fieldErrors } from '#lib/form-errors.ts'
import { fieldOf } from '#lib/form-field.ts'
import { usePhrase, useT } from '#lib/i18n.ts'
import { CheckboxField } from '#ui/fields/checkbox-field.tsx'
import { DateField } from '#ui/fields/date-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { SaveButton } from '#ui/save-button.tsx'
import { useUnsaved } from '#ui/use-unsaved.ts'
import { useCreateToken } from './organization-token.api.ts'
import type { MadeToken } from './plain-token.tsx'
import classes from './tokens.module.css'

interface TokenValues {
  name: string
  abilities: Ability[]
  /** The last day on which it works. */
  day: string | null
}

function bodyOf({ name, abilities, day }: TokenValues) {
  return { name: name.trim(), abilities, ...(day && { expires_at: instantOf(day, '23:59') }) }
}

interface NewTokenProps {
  organizationId: number
  onMade: (token: MadeToken) => void
  /** Tells whether typed text would be lost. */
  onWritten: (isWritten: boolean) => void
  onCancel: () => void
}

export function NewToken({ organizationId, onMade, onWritten, onCancel }: NewTokenProps) {
  const t = useT()
  const create = useCreateToken(organizationId)
  const form = useForm<TokenValues>({
    initialValues: { name: '', abilities: [...ABILITIES], day: dayFromNow(TOKEN_DAYS.usual) },
    validate: (values) => checkedBy(OrganizationTokenDraft)(bodyOf(values)),
  })
  const isDirty = form.isDirty()
  useEffect(() => onWritten(isDirty), [isDirty, onWritten])
  // Back or a reload would close the organization below too.
  useUnsaved(isDirty, () => false)
  const { expires_at, ...errors } = form.errors
  const send = form.onSubmit((values) => {
    create.mutate(bodyOf(values), {
      onSuccess: onMade,
      onError: (error) => {
        form.setErrors(fieldErrors(error))
        focusFirstError()
      },
    })
  }, focusFirstError)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.stopPropagation()
    if (create.isPending) event.preventDefault()
    else send(event)
  }
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <TextField
        label={t('organization_token', 'Name')}
        description={t('organization_token', 'The change log names it so: call it after what uses it')}
        required
        isFirst
        {...fieldOf(form, 'name')}
      />
      <Abilities value={form.values.abilities} onChange={fieldOf(form, 'abilities').onChange} error={errors.abilities} />
      <DateField
        label={t('organization_token', 'Works until')}
        required
        minDate={today()}
        isToCome
        maxDate={dayFromNow(TOKEN_DAYS.most - 1)}
        {...fieldOf(form, 'day')}
        error={expires_at}
      />
      <div className={classes.buttons}>
        <Button variant="default" onClick={onCancel}>
          {t('dialog', 'Cancel')}
        </Button>
        <SaveButton loading={create.isPending}>{t('organization_token', 'Make token')}</SaveButton>
      </div>
    </form>
  )
}

interface AbilitiesProps {
  value: Ability[]
  onChange: (abilities: Ability[]) => void
  error: ReactNode
}

function Abilities({ value, onChange, error }: AbilitiesProps) {
  const t = useT()
  const say = usePhrase()
  const last = ABILITIES.length - 1
  return (
    <fieldset className={classes.abilities}>
      <legend className={classes.label}>{t('organization_token', 'It may')}</legend>
      {ABILITIES.map((ability, place) => (
        <CheckboxField
          key={ability}
          label={say(abilityName(ability))}
          value={value.includes(ability)}
          onChange={(isOn) => onChange(ABILITIES.filter((one) => (one === ability ? isOn : value.includes(one))))}
          error={place === last && error}
        />
      ))}
    </fieldset>
  )
}
