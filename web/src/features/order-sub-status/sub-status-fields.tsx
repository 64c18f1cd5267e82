import type { UseFormReturnType } from '@mantine/form'
import { STATUS_IDS, type StatusId } from '@tracklane/contract/order-status'
import { type OrderSubStatus, OrderSubStatusDraft, SUB_STATUS_COLORS, type SubStatusColor } from '@tracklane/contract/order-sub-status'
import { SubStatusChip, useStatusName } from '#features/order-status/order-status.parts.tsx'
import { editRules } from '#kit/edit-form.ts'
import { checkedBy } from '#lib/form-errors.ts'
import { fieldOf } from '#lib/form-field.ts'
import { type Translate, useT } from '#lib/i18n.ts'
import type { ReadableField } from '#ui/conflicts.tsx'
import { CheckboxField } from '#ui/fields/checkbox-field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormSection, wide } from '#ui/form-section.tsx'
import classes from './order-sub-status.module.css'

/** A sub-status in the form. */
interface SubStatusValues {
  name: string
  status_id: StatusId | null
  color: SubStatusColor | null
  active: boolean
}

export function newSubStatus(status: number | undefined): SubStatusValues {
  return { name: '', status_id: STATUS_IDS.find((id) => id === status) ?? null, color: null, active: true }
}

/** Returns the body for the API. */
function bodyOf({ name, color, active }: SubStatusValues) {
  return { name: name.trim(), color, active }
}

export function draftOf(values: SubStatusValues, owner: number | null | undefined) {
  return { ...bodyOf(values), status_id: values.status_id ?? undefined, ...(owner !== undefined && { organization_id: owner }) }
}

export const subStatusRules = editRules({
  valuesOf: ({ name, status_id, color, active }: OrderSubStatus): SubStatusValues => ({
    name,
    status_id: STATUS_IDS.find((id) => id === status_id) ?? null,
    color: colorOf(color),
    active,
  }),
  bodyOf,
})

/** Reads a colour; one that this version does not know becomes null, the colour of the status. */
function colorOf(color: string | null): SubStatusColor | null {
  return SUB_STATUS_COLORS.find((one) => one === color) ?? null
}

export function checkSubStatus(values: SubStatusValues) {
  return checkedBy(OrderSubStatusDraft)(draftOf(values, undefined))
}

export function readableFields(t: Translate): ReadableField<OrderSubStatus>[] {
  return [
    { id: 'name', label: t('sub_status', 'Name'), text: ({ name }) => name },
    { id: 'color', label: t('sub_status', 'Colour'), text: ({ color }) => colorName(t, colorOf(color)) },
    { id: 'active', label: t('record', 'Active'), text: ({ active }) => (active ? t('record', 'Active') : t('record', 'Inactive')) },
  ]
}

function colorName(t: Translate, color: SubStatusColor | null): string {
  switch (color) {
    case null:
      return t('sub_status', 'As its status')
    case 'neutral':
      return t('sub_status', 'Grey')
    case 'orange':
      return t('sub_status', 'Orange')
    case 'purple':
      return t('sub_status', 'Purple')
    case 'red':
      return t('sub_status', 'Red')
    case 'green':
      return t('sub_status', 'Green')
    case 'success':
      return t('sub_status', 'Teal')
  }
}

interface SubStatusFieldsProps {
  form: UseFormReturnType<SubStatusValues>
  /** True for a new row: only there the status can be chosen. */
  isNew: boolean
}

export function SubStatusFields({ form, isNew }: SubStatusFieldsProps) {
  const t = useT()
  const nameOf = useStatusName()
  const { name, color, status_id } = form.values
  return (
    <FormSection title={t('sub_status', 'Sub-status')}>
      <TextField label={t('sub_status', 'Name')} required isFirst className={wide} {...fieldOf(form, 'name')} />
      <SelectField
        label={t('sub_status', 'Status')}
        required
        disabled={!isNew}
        options={STATUS_IDS.map((id) => ({ value: id, label: nameOf(id) }))}
        {...fieldOf(form, 'status_id')}
      />
      <SelectField
        label={t('sub_status', 'Colour')}
        placeholder={colorName(t, null)}
        options={SUB_STATUS_COLORS.map((one) => ({ value: one, label: colorName(t, one) }))}
        {...fieldOf(form, 'color')}
      />
      <p className={`${classes.sample} ${wide}`}>
        {t('sub_status', 'Looks like this:')}
        <SubStatusChip name={name.trim() || t('sub_status', 'Name')} color={color} statusId={status_id ?? 1} />
      </p>
      <CheckboxField
        label={t('record', 'Active')}
        description={t('sub_status', 'Only active ones are offered; orders keep the ones they have')}
        className={wide}
        {...fieldOf(form, 'active')}
      />
    </FormSection>
  )
}
