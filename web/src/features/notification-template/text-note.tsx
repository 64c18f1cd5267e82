import type { Phrase } from '@tracklane/contract/kit/phrase'
import { smsLength } from '@tracklane/contract/sms-length'
import { usePhrase, useT } from '#lib/i18n.ts'
import classes from './notification-template.module.css'

interface TextNoteProps {
  /** The fault in the text so far. */
  problem: Phrase | undefined
  /** The text where it is counted: that of a text message. */
  counted: string | undefined
}

/** Below a text, while it is being written. */
export function TextNote({ problem, counted }: TextNoteProps) {
  const say = usePhrase()
  return (
    <>
      <div role="status" className={problem ? classes.problem : 'visually-hidden'}>
        {problem && say(problem)}
      </div>
      {counted !== undefined && <SmsCount text={counted} />}
    </>
  )
}

/** More of them are letters of another script: nobody looks for each. */
const SHOWN = 4

/** How a text message is counted and paid for, and which signs make it dearer. */
export function SmsCount({ text }: { text: string }) {
  const t = useT()
  const { characters, parts, alphabet, costly } = smsLength(text)
  return (
    <p className={classes.count}>
      <span className="tabular">
        {t(
          'notification_template',
          '{characters, plural, one {# character} other {# characters}} · {parts, plural, one {# message} other {# messages}}',
          {
            characters,
            parts,
          },
        )}
        {` · ${alphabet}`}
      </span>
      {costly.length > 0 && <span>{reason()}</span>}
    </p>
  )

  function reason(): string {
    if (costly.length > SHOWN) return t('notification_template', 'Its letters are sent in the wide alphabet: fewer fit into one message')
    return t('notification_template', 'Fewer fit into one message because of {signs}', { signs: costly.join(' ') })
  }
}
