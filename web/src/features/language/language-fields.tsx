import type { UseFormReturnType } from '@mantine/form'
import { canonicalCode, LanguageDraft, type ManagedLanguage } from '@tracklane/contract/language'
import { useMemo } from 'react'
import { editRules } from '#kit/edit-form.ts'
import { checkedBy } from '#lib/form-errors.ts'
import { fieldOf } from '#lib/form-field.ts'
import { useFormat } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import { activeColumn } from '#ui/active-mark.tsx'
import { Concerned } from '#ui/concerned.tsx'
import type { Column } from '#ui/data-table/column.ts'
import { fieldColumn, nameColumn } from '#ui/data-table/field-column.tsx'
import { CheckboxField } from '#ui/fields/checkbox-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormSection, wide } from '#ui/form-section.tsx'
import { Completeness, completenessText } from './completeness.tsx'

/** A language in the form. */
interface LanguageValues {
  name: string
  char_code: string
  active: boolean
}

export const NEW_LANGUAGE: LanguageValues = { name: '', char_code: '', active: true }

export function bodyOf({ name, char_code, active }: LanguageValues) {
  return { name: name.trim(), char_code: canonicalCode(char_code.trim()), active }
}

export const languageRules = editRules({ valuesOf: (language: ManagedLanguage): LanguageValues => language, bodyOf })

export function checkLanguage(values: LanguageValues) {
  return checkedBy(LanguageDraft)(bodyOf(values))
}

export function useLanguageColumns(): readonly Column<ManagedLanguage>[] {
  const t = useT()
  const { number } = useFormat()
  return useMemo(
    () => [
      nameColumn(t('language', 'Name'), { width: 240, narrow: 150 }),
      fieldColumn<ManagedLanguage>('char_code', t('language', 'Code'), { width: 110, narrow: 80 }),
      {
        id: 'translated',
        label: t('language', 'Translated'),
        width: 220,
        narrow: 170,
        sort: 'translated',
        text: (language) => completenessText(t, language),
        cell: (language) => <Completeness language={language} />,
      },
      {
        id: 'users',
        label: t('language', 'Readers'),
        width: 130,
        narrow: 96,
        align: 'end',
        sort: 'users',
        text: ({ users }) => number(users),
      },
      activeColumn(t),
    ],
    [t, number],
  )
}

interface LanguageFieldsProps {
  form: UseFormReturnType<LanguageValues>
  /** Undefined for a new language. */
  language?: ManagedLanguage
}

export function LanguageFields({ form, language }: LanguageFieldsProps) {
  const t = useT()
  const isSource = language?.source_language ?? false
  const ofCode = language
    ? t('language', 'People and texts name it by its code: it stays')
    : t('language', 'As browsers write it, like de or pt-BR')
  const ofActive = isSource
    ? t('language', 'Every other language falls back to this one: it stays active')
    : t('language', 'Only active languages are offered')
  return (
    <>
      <FormSection title={t('language', 'Language')}>
        <TextField
          label={t('language', 'Name')}
          description={t('language', 'In the language itself, like Deutsch')}
          required
          isFirst
          maxLength={60}
          {...fieldOf(form, 'name')}
        />
        <TextField
          label={t('language', 'Code')}
          description={ofCode}
          required
          maxLength={12}
          disabled={language !== undefined}
          {...fieldOf(form, 'char_code')}
        />
        <CheckboxField
          label={t('record', 'Active')}
          description={ofActive}
          disabled={isSource}
          className={wide}
          {...fieldOf(form, 'active')}
        />
      </FormSection>
      {language && <OfLanguage language={language} isActive={form.values.active} />}
    </>
  )
}

/** The translated share, and whom it concerns when the language is no longer offered. */
function OfLanguage({ language, isActive }: { language: ManagedLanguage; isActive: boolean }) {
  const t = useT()
  const { active, users } = language
  const back = t('language', '{users, plural, =0 {it is offered again} one {# person reads it again} other {# people read it again}}', {
    users,
  })
  const away = t(
    'language',
    '{users, plural, =0 {it is no longer offered} one {it is no longer offered, and # person reads English} other {it is no longer offered, and # people read English}}',
    { users },
  )
  return (
    <>
      <p>
        {t('language', 'Translated')}: <Completeness language={language} />
      </p>
      <Concerned effects={active === isActive ? '' : isActive ? back : away} />
    </>
  )
}
