import { Button, Group, Modal, Progress, TextInput } from '@mantine/core'
import { phrase } from '@tracklane/contract/kit/phrase'
import { useEffect, useRef, useState } from 'react'
import { said } from '#lib/form-errors.ts'
import { useT } from '#lib/i18n.ts'
import { DIALOG } from '#ui/dialog-size.ts'
import { SaveButton } from '#ui/save-button.tsx'
import { MAX_DESCRIPTION } from './description-tool.tsx'
import classes from './picture-dialog.module.css'
import { PictureDrop } from './picture-drop.tsx'
import type { UploadPicture } from './upload-picture.ts'
import { usePicture } from './use-picture.ts'

/** A picture of a text. */
export interface SentPicture {
  readonly src: string
  readonly alt: string
  readonly width: number
  readonly height: number
}

interface PictureDialogProps {
  title?: string
  /** False where the picture needs no description. */
  isDescribed?: boolean
  isOpen: boolean
  /** Already chosen: dropped or pasted into the text. */
  first: File | undefined
  upload: UploadPicture
  onSent: (picture: SentPicture) => void
  onClose: () => void
  onClosed: () => void
}

/** Lets the person choose one picture, shows it and sends it on a press. A picture that could not be sent is removed, with the reason. */
export function PictureDialog({ title, isDescribed = true, first, upload, onSent, onClose, ...modal }: PictureDialogProps) {
  const t = useT()
  const picture = usePicture(upload, first)
  const alt = useRef<HTMLInputElement>(null)
  const [isShown, setShown] = useState(false)
  const isSending = picture.share !== undefined
  const field = useRef<HTMLInputElement>(null)
  // The field was disabled during the upload and lost the focus.
  useEffect(() => {
    if (picture.problem && !isSending) field.current?.focus()
  }, [picture.problem, isSending])

  const close = () => {
    picture.cancel()
    onClose()
  }
  const send = async () => {
    const sent = isShown ? await picture.send() : undefined
    if (!sent) return
    onSent({ ...sent, alt: alt.current?.value.trim() ?? '' })
    onClose()
  }

  return (
    <Modal
      opened={modal.isOpen}
      onClose={close}
      returnFocus={false}
      onExitTransitionEnd={modal.onClosed}
      size={DIALOG.plain}
      title={title ?? t('rich_text', 'Add a picture')}
      closeButtonProps={{ 'aria-label': t('dialog', 'Close') }}
    >
      <PictureDrop
        field={field}
        chosen={picture.chosen}
        isBusy={isSending}
        onChoose={(files) => {
          setShown(false)
          picture.choose(files)
        }}
        onShown={() => setShown(true)}
        onBroken={() => picture.remove(said(phrase('rich_text', 'This file is no picture that can be shown')))}
      />
      <div role="alert" className={classes.problem}>
        {picture.problem}
      </div>
      {isDescribed && (
        <TextInput
          ref={alt}
          label={t('rich_text', 'Description')}
          description={t('rich_text', 'Read aloud to those who cannot see the picture')}
          maxLength={MAX_DESCRIPTION}
          disabled={isSending}
          autoComplete="off"
          onKeyDown={(event) => event.key === 'Enter' && void send()}
        />
      )}
      <div className={classes.progress}>
        {isSending && (
          <Progress.Root size="sm">
            <Progress.Section value={(picture.share ?? 0) * 100} aria-label={t('rich_text', 'Sending the picture')} />
          </Progress.Root>
        )}
      </div>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={isSending ? picture.cancel : close}>
          {t('dialog', 'Cancel')}
        </Button>
        <SaveButton type="button" disabled={!isShown || !picture.chosen} loading={isSending} onClick={send}>
          {t('rich_text', 'Upload')}
        </SaveButton>
      </Group>
    </Modal>
  )
}
