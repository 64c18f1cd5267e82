import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { phrase } from '@tracklane/contract/kit/phrase'
import { seesEveryOrganization } from '@tracklane/contract/kit/viewer'
import type { OrderFlow } from '@tracklane/contract/order-flow'
import type { ComponentProps } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'
import { countryQueries } from '#features/country/country.api.ts'
import { flowDraftQueries } from '#features/order-flow-draft/flow-draft.api.ts'
import { FlowSearch } from '#features/order-flow-draft/flow-search.ts'
import { useFlowPlace } from '#features/order-flow-draft/use-flow-place.ts'
import { organizationQueries } from '#features/organization/organization.api.ts'
import { focusFirstError } from '#lib/first-error.ts'
import { said } from '#lib/form-errors.ts'
import { fieldOf } from '#lib/form-field.ts'
import { useT } from '#lib/i18n.ts'
import { offered } from '#lib/offered.ts'
import { useFilter } from '#lib/search.ts'
import { DIALOG } from '#ui/dialog-size.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { SaveButton } from '#ui/save-button.tsx'
import { useReturnFocus } from '#ui/use-return-focus.ts'
import { TakenCountry } from './taken-country.tsx'

interface CopyDialogProps {
  flow: OrderFlow
  onClose: () => void
}

interface Meant {
  organization_id: number | null
  country_id: number | null
  name: string
}

const MISSING = phrase('validation', 'Value missed')

/** Asks for the organization and country of a copy. The copy is drawn next, and made when it is saved. */
export function CopyDialog({ flow, onClose }: CopyDialogProps) {
  useReturnFocus()
  const t = useT()
  const navigate = useNavigate()
  const [{ view }] = useFilter(FlowSearch)
  const profile = useProfile()
  const { placeOf } = useFlowPlace()
  const isOfAll = seesEveryOrganization(profile)
  const flows = useQuery(flowDraftQueries.page({})).data?.data
  const form = useForm<Meant>({
    initialValues: { organization_id: isOfAll ? null : profile.organization_id, country_id: profile.country_id, name: '' },
    validate: { organization_id: (id) => (id === null ? said(MISSING) : null) },
  })
  const { organization_id, country_id } = form.values
  const taken = flows?.find((one) => !one.is_default && one.organization_id === organization_id && one.country_id === country_id)
  const begin = form.onSubmit(({ name, ...place }) => {
    if (taken) return
    const search = {
      copy: flow.id,
      organization_id: place.organization_id ?? undefined,
      country_id: place.country_id ?? undefined,
      name: name.trim() || placeOf(place),
      view,
    }
    void navigate({ to: '/order-flow/', search })
  }, focusFirstError)
  return (
    <Modal
      opened
      onClose={onClose}
      size={DIALOG.narrow}
      title={isOfAll ? t('flow_editor', 'Copy for…') : t('record', 'Make our own copy')}
      closeButtonProps={{ 'aria-label': t('dialog', 'Close') }}
    >
      <form noValidate onSubmit={begin}>
        <Stack gap="md">
          <Text c="dimmed" size="sm">
            {t(
              'flow_editor',
              'It begins with the {count, plural, one {# step} other {# steps}} of “{name}” and holds as soon as it is saved.',
              { count: flow.links.length, name: flow.name },
            )}
          </Text>
          {isOfAll && <OrganizationField {...fieldOf(form, 'organization_id')} />}
          <PlaceCountryField isFirst={!isOfAll} {...fieldOf(form, 'country_id')} {...(taken && { error: <TakenCountry flow={taken} /> })} />
          <TextField label={t('flow_editor', 'Name')} placeholder={placeOf(form.values)} maxLength={120} {...fieldOf(form, 'name')} />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('dialog', 'Cancel')}
            </Button>
            <SaveButton>{t('flow_editor', 'Draw the copy')}</SaveButton>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}

type IdField = Omit<ComponentProps<typeof SelectField<number>>, 'label' | 'options'>

function OrganizationField(field: IdField) {
  const t = useT()
  const organizations = useQuery(organizationQueries.list()).data
  const options = (organizations ?? []).filter(({ active = true, id }) => active || id === field.value)
  return (
    <SelectField
      label={t('flow_editor', 'Organization')}
      required
      isFirst
      options={options.map(({ id, name }) => ({ value: id, label: name }))}
      {...field}
    />
  )
}

function PlaceCountryField(field: IdField) {
  const t = useT()
  const countries = useQuery(countryQueries.list()).data
  const options = offered(countries, ({ id }) => id === field.value)
  return (
    <SelectField
      label={t('flow_editor', 'Country')}
      placeholder={t('flow_editor', 'Every country')}
      options={options.map(({ id, name }) => ({ value: id, label: name }))}
      {...field}
    />
  )
}
