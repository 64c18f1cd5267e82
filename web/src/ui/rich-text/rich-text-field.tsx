import { Input } from '@mantine/core'
import { useId } from 'react'
import { useT } from '#lib/i18n.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { type FieldProps, ORDER } from '#ui/fields/field.ts'
import type { Insert } from '#ui/inserts/insert-menu.tsx'
import { RichText } from './rich-text.tsx'
import classes from './rich-text-field.module.css'
import type { UploadPicture } from './upload-picture.ts'
import { useLoaded } from './use-loaded.ts'

interface RichTextFieldProps extends Omit<FieldProps<string>, 'placeholder' | 'name'> {
  /** The height of the whole editor in pixels. */
  height?: number
  /** Another way of sending a picture than the default; null where pictures are not allowed. */
  upload?: UploadPicture | null | undefined
  /** Texts that the toolbar offers to insert at the caret. */
  inserts?: readonly Insert[] | undefined
}

const load = () => import('./rich-text-editor.tsx')

/** A text with headings, lists, tables, links and pictures. Its value is HTML of the contract's list, '' for an empty text. */
export function RichTextField({ height = 400, upload, inserts, ...field }: RichTextFieldProps) {
  const { label, isLabelHidden, description, error, required, disabled, className } = field
  const id = useId()
  const labelId = `${id}-label`
  return (
    <Input.Wrapper
      id={id}
      className={className ? `${classes.field} ${className}` : classes.field}
      labelElement="div"
      label={<span className={isLabelHidden ? 'visually-hidden' : undefined}>{label}</span>}
      labelProps={{ id: labelId, onClick: () => document.getElementById(id)?.focus() }}
      withAsterisk={required && !isLabelHidden}
      description={description}
      error={error}
      inputWrapperOrder={ORDER}
    >
      <div
        className={classes.frame}
        style={{ height }}
        data-spaced={Boolean(description || error) || undefined}
        data-error={Boolean(error) || undefined}
        data-disabled={disabled || undefined}
      >
        {disabled ? (
          <section className={classes.readOnly} aria-labelledby={labelId}>
            <RichText html={field.value} />
          </section>
        ) : (
          <LazyEditor {...field} id={id} labelId={labelId} upload={upload} inserts={inserts} />
        )}
      </div>
    </Input.Wrapper>
  )
}

interface LazyEditorProps extends FieldProps<string> {
  id: string
  labelId: string
  upload: UploadPicture | null | undefined
  inserts: readonly Insert[] | undefined
}

/** Loads the editor only where one is seen, since it is bigger than most screens. Nothing around it moves when it comes. */
function LazyEditor({ id, labelId, upload, inserts, ...field }: LazyEditorProps) {
  const t = useT()
  const { loaded, hasFailed, retry } = useLoaded(load)
  if (hasFailed) return <ErrorState message={t('error', 'This part could not be loaded. Check the connection.')} onRetry={retry} />
  if (!loaded) return <div className={classes.coming} role="status" aria-label={t('dialog', 'Loading...')} />
  const { RichTextEditor } = loaded
  return (
    <RichTextEditor
      id={id}
      labelId={labelId}
      describedBy={[field.description && `${id}-description`, field.error && `${id}-error`].filter(Boolean).join(' ')}
      value={field.value}
      onChange={field.onChange}
      onFocus={field.onFocus}
      onBlur={field.onBlur}
      isInvalid={Boolean(field.error)}
      isRequired={field.required ?? false}
      isFirst={field.isFirst ?? false}
      upload={upload}
      inserts={inserts}
    />
  )
}
