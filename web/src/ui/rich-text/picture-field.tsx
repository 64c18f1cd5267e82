import { Button, Input } from '@mantine/core'
import { IconPhotoUp, IconTrash } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { useT } from '#lib/i18n.ts'
import { type FieldProps, ORDER } from '#ui/fields/field.ts'
import { PictureDialog } from './picture-dialog.tsx'
import classes from './picture-field.module.css'
import { type UploadPicture, uploadPicture } from './upload-picture.ts'

interface PictureFieldProps extends Omit<FieldProps<string>, 'placeholder' | 'name'> {
  /** Another way of sending it than the default. */
  upload?: UploadPicture | null | undefined
}

/** A field with one picture, which can be chosen, replaced and removed. Its value is the path, '' without a picture. */
export function PictureField({ label, value, onChange, upload, error, description, className }: PictureFieldProps) {
  const t = useT()
  const id = useId()
  const choose = useRef<HTMLButtonElement>(null)
  const [asked, setAsked] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const ask = () => {
    setAsked((before) => before + 1)
    setOpen(true)
  }
  const remove = () => {
    onChange('')
    choose.current?.focus() // the pressed button goes away
  }
  return (
    <Input.Wrapper
      id={id}
      className={className}
      labelElement="div"
      label={label}
      labelProps={{ id: `${id}-label` }}
      error={error}
      description={description}
      inputWrapperOrder={ORDER}
    >
      <fieldset className={classes.field} aria-labelledby={`${id}-label`} data-error={Boolean(error) || undefined}>
        {value && <img className={classes.picture} src={value} alt={label} />}
        <div className={classes.tools}>
          <Button
            ref={choose}
            variant="default"
            size="compact-md"
            leftSection={<IconPhotoUp size={16} aria-hidden />}
            aria-haspopup="dialog"
            aria-describedby={error ? `${id}-error` : undefined}
            data-wrong={Boolean(error) || undefined}
            onClick={ask}
          >
            {value ? t('rich_text', 'Choose another picture') : t('rich_text', 'Choose a picture')}
          </Button>
          {value && (
            <Button variant="subtle" size="compact-md" leftSection={<IconTrash size={16} aria-hidden />} onClick={remove}>
              {t('rich_text', 'Remove the picture')}
            </Button>
          )}
        </div>
      </fieldset>
      {asked > 0 && (
        <PictureDialog
          key={asked}
          title={label}
          isDescribed={false}
          isOpen={isOpen}
          first={undefined}
          upload={upload ?? uploadPicture}
          onSent={({ src }) => onChange(src)}
          onClose={() => setOpen(false)}
          onClosed={() => choose.current?.focus()}
        />
      )}
    </Input.Wrapper>
  )
}
