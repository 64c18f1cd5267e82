import type { Phrase } from '@tracklane/contract/kit/phrase'
import { smsLength } from '@tracklane/contract/sms-length'
import { usePhrase, useT } from '#lib/i18n.ts'
import classes from './notification-template.module.css'

interface TextNoteProps {
  /** The error of the text so far. */
  problem: Phrase | undefined
  /** The text to count, for a text message. */
  counted: string | undefined
}

/** A note below a text during typing. */
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

/** The most characters listed: more are another script, in which nobody looks for single ones. */
const SHOWN = 4

/** Shows how many messages the text takes, and which characters make it more expensive. */
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
