import { Modal } from '@mantine/core'
import { useState } from 'react'
import { useT } from '#lib/i18n.ts'
import { DIALOG } from '#ui/dialog-size.ts'
import { useReturnFocus } from '#ui/use-return-focus.ts'
import classes from './enlarged-picture.module.css'

interface EnlargedPictureProps {
  picture: HTMLImageElement
  onClose: () => void
}

/** One picture of a text over the whole window: as large as fits, or pixel by pixel after a press. Two fingers zoom too. */
export function EnlargedPicture({ picture: { src, alt }, onClose }: EnlargedPictureProps) {
  useReturnFocus()
  const t = useT()
  const [isWhole, setWhole] = useState(true)
  return (
    <Modal
      opened
      fullScreen
      size={DIALOG.wide}
      onClose={onClose}
      title={alt || t('rich_text', 'Picture')}
      closeButtonProps={{ 'aria-label': t('dialog', 'Close') }}
      classNames={{ body: classes.body, content: classes.content }}
    >
      <button
        type="button"
        className={classes.frame}
        data-whole={isWhole || undefined}
        data-autofocus
        aria-label={isWhole ? t('rich_text', 'Show every pixel') : t('rich_text', 'Fit into the window')}
        onClick={() => setWhole(!isWhole)}
      >
        <img src={src} alt={alt} />
      </button>
    </Modal>
  )
}
