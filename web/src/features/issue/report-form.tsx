import { Button, Group } from '@mantine/core'
import { IssueDraft } from '@tracklane/contract/issue'
import { type ReactElement, useState } from 'react'
import { checkedBy, fieldErrors } from '#lib/form-errors.ts'
import { useT } from '#lib/i18n.ts'
import { TextAreaField } from '#ui/fields/text-field.tsx'
import { SaveButton } from '#ui/save-button.tsx'
import { toastSuccess } from '#ui/toast.ts'
import { useReportIssue } from './issue.api.ts'
import classes from './issue.module.css'

interface ReportFormProps {
  onWritten: (isWritten: boolean) => void
  onCancel: () => void
  onDone: () => void
}

export function ReportForm({ onWritten, onCancel, onDone }: ReportFormProps) {
  const t = useT()
  // The values of the moment when the problem was seen; later changes behind the dialog do not count.
  const [{ url, app_version }] = useState(() => ({ url: pageNow(), app_version: buildNow() }))
  const [message, setMessage] = useState('')
  const [error, setError] = useState<ReactElement>()
  const report = useReportIssue()
  const write = (text: string) => {
    setMessage(text)
    setError(undefined)
    onWritten(text.trim() !== '')
  }
  const send = () => {
    if (report.isPending) return
    const draft = { message, url, app_version }
    const { message: problem } = checkedBy(IssueDraft)(draft)
    setError(problem)
    if (problem) return
    report.mutate(draft, {
      onSuccess: () => {
        toastSuccess(t('issue', 'Thank you: the administrators can read it now'))
        onDone()
      },
      onError: (refusal) => setError(fieldErrors(refusal).message),
    })
  }
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <TextAreaField
        label={t('issue', 'What is wrong?')}
        description={t('issue', 'What did you do, what happened, and what should have?')}
        required
        isFirst
        minRows={4}
        value={message}
        onChange={write}
        error={error}
      />
      <p className={classes.sent}>
        {t('issue', 'Sent along: the address of this page ({url}), your browser and the version. Never a password.', { url })}
      </p>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onCancel}>
          {t('dialog', 'Cancel')}
        </Button>
        <SaveButton loading={report.isPending}>{t('issue', 'Send')}</SaveButton>
      </Group>
    </form>
  )
}

/** Returns the person's address for the report; the server removes secrets. */
function pageNow(): string {
  return window.location.pathname + window.location.search
}

/** Returns the script by which builds are told apart. */
function buildNow(): string {
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? ''
  return entry.split('/').at(-1)?.slice(0, 80) ?? ''
}
