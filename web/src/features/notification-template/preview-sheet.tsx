import { IconBell } from '@tabler/icons-react'
import type { NotificationChannel } from '@tracklane/contract/notification-event'
import type { NotificationPreview } from '@tracklane/contract/notification-template'
import { useT } from '#lib/i18n.ts'
import { RichText } from '#ui/rich-text/rich-text.tsx'
import classes from './preview-sheet.module.css'
import { SmsCount } from './text-note.tsx'

interface PreviewSheetProps {
  channel: NotificationChannel
  preview: NotificationPreview
  /** The name of the sender. */
  sender: string
  /** The language of its texts. */
  language: string | undefined
}

/** A message as its recipient sees it. */
export function PreviewSheet({ channel, preview: { subject, body }, sender, language }: PreviewSheetProps) {
  switch (channel) {
    case 'email':
      return (
        <article className={classes.mail} lang={language}>
          <MailHead sender={sender} subject={subject} />
          <RichText html={body} className={classes.mailBody ?? ''} />
        </article>
      )
    case 'in_app':
      return (
        <article className={classes.toast} lang={language}>
          <IconBell size={20} className={classes.bell} aria-hidden />
          <p className={classes.text}>{body}</p>
        </article>
      )
    case 'sms':
    case 'messenger':
      return (
        <article className={classes.phone}>
          <p className={classes.sender}>{sender}</p>
          <p className={`${classes.bubble} ${classes.text}`} lang={language}>
            {body}
          </p>
          {channel === 'sms' && <SmsCount text={body} />}
        </article>
      )
  }
}

function MailHead({ sender, subject }: { sender: string; subject: string }) {
  const t = useT()
  return (
    <header className={classes.mailHead}>
      <p className={classes.subject} data-none={!subject || undefined}>
        {subject || t('notification_template', 'No subject yet')}
      </p>
      <p className={classes.sender}>{sender}</p>
    </header>
  )
}
