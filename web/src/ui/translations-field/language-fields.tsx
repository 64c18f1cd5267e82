import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { SOURCE_LANGUAGE } from '@tracklane/contract/i18n'
import type { ReactNode } from 'react'
import { useT } from '#lib/i18n.ts'
import { isBlank, type LanguageState, type Written } from '#lib/translations.rules.ts'
import { TextAreaField, TextField } from '#ui/fields/text-field.tsx'
import type { Insert } from '#ui/inserts/insert-menu.tsx'
import { Inserting } from '#ui/inserts/inserting.tsx'
import { PictureField } from '#ui/rich-text/picture-field.tsx'
import { RichTextField } from '#ui/rich-text/rich-text-field.tsx'
import type { UploadPicture } from '#ui/rich-text/upload-picture.ts'
import classes from './translations-field.module.css'

/** One of the texts that exist in every language. */
export interface TranslatedField {
  readonly name: string
  readonly label: string
  readonly kind: 'text' | 'area' | 'rich' | 'picture'
  readonly maxLength?: number
  readonly isOptional?: boolean
  /** The height of a rich text in pixels. */
  readonly height?: number
  /** Null where pictures are not allowed. */
  readonly upload?: UploadPicture | null
  /** Texts that can be inserted at the caret. */
  readonly inserts?: readonly Insert[]
  /** A note below the field about its text. */
  readonly note?: (text: string, code: string) => ReactNode
}

interface LanguageFieldsProps {
  state: LanguageState
  fields: readonly TranslatedField[]
  value: Written
  onChange: (value: Written) => void
  errors: Readonly<Record<string, ReactNode>>
  isFirst: boolean
  /** True where the source stands beside it. */
  isSourceSeen: boolean
}

/** The texts of one language. */
export function LanguageFields({ state, fields, value, onChange, errors, isFirst, isSourceSeen }: LanguageFieldsProps) {
  const t = useT()
  const { char_code, name } = state
  const texts = value[char_code] ?? {}
  const source = value[SOURCE_LANGUAGE]
  // A translation may stay empty, but once it is begun all its fields are needed.
  const isBegun = (beside: string) => fields.some(({ name: one }) => one !== beside && (texts[one] ?? '').trim() !== '')
  const canCopy = char_code !== SOURCE_LANGUAGE && isBlank(texts) && !isBlank(source)
  return (
    <div className={classes.fields} lang={char_code}>
      {fields.map((field, place) => (
        <OneField
          key={field.name}
          code={char_code}
          field={field}
          label={t('translations', '{field} ({language})', { field: field.label, language: name })}
          description={isSourceSeen || !isPlain(field) || char_code === SOURCE_LANGUAGE ? undefined : source?.[field.name]}
          value={texts[field.name] ?? ''}
          required={!field.isOptional && (char_code === SOURCE_LANGUAGE || isBegun(field.name))}
          error={errors[`translations.${char_code}.${field.name}`] ?? (place === 0 ? errors[`translations.${char_code}`] : undefined)}
          isFirst={isFirst && place === 0}
          onChange={(text) => onChange({ ...value, [char_code]: { ...texts, [field.name]: text } })}
        />
      ))}
      {canCopy && (
        <Button
          variant="default"
          size="compact-md"
          className={classes.copy}
          leftSection={<IconCopy size={16} aria-hidden />}
          onClick={() => onChange({ ...value, [char_code]: { ...source } })}
        >
          {t('translations', 'Copy from the source')}
        </Button>
      )}
    </div>
  )
}

/** Returns whether the text fits in one line below a field. */
function isPlain({ kind }: TranslatedField): boolean {
  return kind === 'text' || kind === 'area'
}

interface ControlProps {
  field: TranslatedField
  label: string
  description: string | undefined
  value: string
  required: boolean
  error: ReactNode
  isFirst: boolean
  onChange: (text: string) => void
}

interface OneFieldProps extends ControlProps {
  /** The code of the language. */
  code: string
}

function OneField({ field, code, ...props }: OneFieldProps) {
  const { inserts, note } = field
  const control = <Control field={field} {...props} />
  if (!inserts && !note) return control
  return (
    <div className={classes.one}>
      {inserts && isPlain(field) ? (
        <Inserting inserts={inserts} label={props.label}>
          {control}
        </Inserting>
      ) : (
        control
      )}
      {note?.(props.value, code)}
    </div>
  )
}

function Control({ field: { kind, maxLength, height, upload, inserts }, error, description, ...field }: ControlProps) {
  const props = {
    ...field,
    error,
    ...(description && { description }),
  }
  switch (kind) {
    case 'text':
      return <TextField {...props} {...(maxLength && { maxLength })} />
    case 'area':
      return <TextAreaField {...props} {...(maxLength && { maxLength })} />
    case 'rich':
      return <RichTextField {...props} upload={upload} inserts={inserts} {...(height && { height })} />
    case 'picture':
      return <PictureField {...props} upload={upload} />
  }
}
