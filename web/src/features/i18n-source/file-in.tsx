import { Button, Group, Loader, Modal, Stack, Text } from '@mantine/core'
import type { Language } from '@tracklane/contract/i18n'
import type { PhrasesTaken } from '@tracklane/contract/i18n-source'
import { useEffect, useRef } from 'react'
import { useT } from '#lib/i18n.ts'
import { DIALOG } from '#ui/dialog-size.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { SaveButton } from '#ui/save-button.tsx'
import { toastSuccess } from '#ui/toast.ts'
import { useFocusWhen } from '#ui/use-focus-when.ts'
import { useReturnFocus } from '#ui/use-return-focus.ts'
import classes from './file-in.module.css'
import { useCheckFile, useTakeFile } from './phrase-file.api.ts'

interface FileInProps {
  language: Language
  file: File
  onClose: () => void
}

/** Shows the valid and invalid lines of a file before any is taken. */
export function FileIn({ language, file, onClose }: FileInProps) {
  useReturnFocus()
  const t = useT()
  const check = useCheckFile()
  const take = useTakeFile()
  const begin = useRef(() => check.mutate({ language, file }))
  useEffect(() => begin.current(), [])
  const button = useFocusWhen(check.data !== undefined)
  const keep = () =>
    take.mutate(
      { language, file },
      {
        onSuccess: ({ accepted }) => {
          toastSuccess(t('phrases', '{count, plural, one {# text is taken} other {# texts are taken}}', { count: accepted }))
          onClose()
        },
      },
    )
  return (
    <Modal
      opened
      onClose={onClose}
      size={DIALOG.wide}
      title={t('phrases', 'Import a file: {language}', { language: language.name })}
      closeButtonProps={{ 'aria-label': t('dialog', 'Close') }}
    >
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {file.name}
        </Text>
        {check.isPending && <Loader size="sm" aria-label={t('dialog', 'Loading...')} />}
        {check.error && <ErrorState message={check.error.message} onRetry={() => check.mutate({ language, file })} />}
        {check.data && <Report {...check.data} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('dialog', 'Cancel')}
          </Button>
          <SaveButton ref={button} type="button" disabled={!check.data?.accepted} loading={take.isPending} onClick={keep}>
            {t('phrases', 'Take {count, plural, one {# text} other {# texts}}', { count: check.data?.accepted ?? 0 })}
          </SaveButton>
        </Group>
      </Stack>
    </Modal>
  )
}

/** The most lines shown in the dialog. */
const MOST = 200

function Report({ accepted, refused }: PhrasesTaken) {
  const t = useT()
  return (
    <div role="status">
      <p className={classes.sum}>{t('phrases', '{count, plural, one {# text fits} other {# texts fit}}', { count: accepted })}</p>
      <p className={classes.sum}>
        {t('phrases', '{count, plural, =0 {None is refused} one {# is refused} other {# are refused}}', { count: refused.length })}
      </p>
      {refused.length > 0 && (
        <ul className={classes.refused} aria-label={t('phrases', 'Refused')}>
          {refused.slice(0, MOST).map(({ category, message, reason }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a file may name the same phrase again and again
            <li key={index}>
              <span className={classes.named}>
                {category}: {message}
              </span>
              <span className={classes.reason}>{reason}</span>
            </li>
          ))}
          {refused.length > MOST && (
            <li>{t('phrases', '{count, plural, one {and # more} other {and # more}}', { count: refused.length - MOST })}</li>
          )}
        </ul>
      )}
    </div>
  )
}
