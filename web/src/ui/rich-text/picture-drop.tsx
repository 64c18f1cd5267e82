import { IconPhotoUp } from '@tabler/icons-react'
import { PICTURE_LIMITS } from '@tracklane/contract/upload'
import { type DragEvent, type RefObject, useState } from 'react'
import { useT } from '#lib/i18n.ts'
import classes from './picture-dialog.module.css'
import { PICTURE_ACCEPT } from './picture-file.rules.ts'

const MEGA = 1024 * 1024

interface PictureDropProps {
  field: RefObject<HTMLInputElement | null>
  chosen: { readonly file: File; readonly url: string } | undefined
  /** True during the upload: nothing else can be chosen. */
  isBusy: boolean
  onChoose: (files: File[]) => void
  /** Called when the preview is there. */
  onShown: () => void
  onBroken: () => void
}

/** The place where a picture is chosen or dropped, and shown. */
export function PictureDrop({ field, chosen, isBusy, onChoose, onShown, onBroken }: PictureDropProps) {
  const t = useT()
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(!isBusy)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!isBusy) onChoose([...event.dataTransfer.files])
  }
  return (
    <label
      className={classes.drop}
      data-over={isOver || undefined}
      data-busy={isBusy || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {chosen ? (
        <img
          className={classes.preview}
          src={chosen.url}
          alt={t('rich_text', 'Preview of {name}', { name: chosen.file.name })}
          onLoad={({ currentTarget: { naturalWidth } }) => (naturalWidth > 0 ? onShown() : onBroken())}
          onError={onBroken}
        />
      ) : (
        <span className={classes.invitation}>
          <IconPhotoUp size={32} stroke={1.5} aria-hidden />
          <span>{t('rich_text', 'Choose a picture or drop it here')}</span>
          <span className={classes.kinds}>
            {t('rich_text', 'JPEG, JPG, GIF or PNG, up to {megabytes, number} MB', { megabytes: PICTURE_LIMITS.maxBytes / MEGA })}
          </span>
        </span>
      )}
      <input
        ref={field}
        type="file"
        className="visually-hidden"
        aria-label={chosen ? t('rich_text', 'Choose another picture') : t('rich_text', 'Choose a picture')}
        accept={PICTURE_ACCEPT}
        disabled={isBusy}
        data-autofocus
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])])
          currentTarget.value = '' // the same file may be chosen again
        }}
      />
    </label>
  )
}
